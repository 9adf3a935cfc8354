// rejected: structured: line 
// A destructor (GNU) runs after main, and after the end of the counts.
static int Uses = 1;

__attribute__((destructor)) static void finish(void) {
  if (Uses > 0)
    --Uses;
}

int main(void) { return Uses - 1; }
