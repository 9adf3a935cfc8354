/* Stresses: strlen, strcmp, strncmp, strncpy, strcpy, strcat, strchr and strrchr from string.h. */
#include <stdlib.h>
#include <string.h>

static const char *const names[] = { "pear", "apple", "peach", "pea", "\xfc" "ber" };

int main (void)
{
  char buf[12], field[6];
  const char *p;
  int i, less = 0, equal = 0, greater = 0, vowels = 0, fill = 0;
  size_t longest = 0;

  for (i = 0; i < 5; i++)
    {
      int order = strcmp (names[i], "peach");
      if (order < 0)
        less++;
      else if (order == 0)
        equal++;
      else
        greater++;              /* bytes compare as unsigned char */
      if (strncmp (names[i], "pearl", 3) == 0)
        equal += 10;
      if (strlen (names[i]) > longest)
        longest = strlen (names[i]);
    }

  strcpy (buf, names[1]);
  strcat (buf, names[3]);       /* applepea */
  for (p = buf; (p = strchr (p, 'p')) != NULL; p++)
    vowels++;
  if (strrchr (buf, 'p') - strchr (buf, 'p') != 4 || *strchr (buf, '\0') != 0)
    abort ();

  strncpy (field, "ab", sizeof field);          /* pads with zeros */
  for (i = 0; i < (int) sizeof field; i++)
    if (!field[i])
      fill++;
  strncpy (field, buf, sizeof field);           /* no terminator */
  switch (field[5])
    {
    case '\0':
      abort ();
    case 'p':
      fill += 10;
    }
  if (less != 2 || equal != 31 || greater != 2 || longest != 5 || vowels != 3 || fill != 14)
    abort ();
  exit (0);
}
