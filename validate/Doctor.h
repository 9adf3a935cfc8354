//===- Doctor.h - does a checker work here at all? ------------------------===//
#ifndef MCFUZZ_VALIDATE_DOCTOR_H
#define MCFUZZ_VALIDATE_DOCTOR_H

#include "validate/RunChecker.h"

namespace mcfuzz {

struct Diagnosis {
  bool Works = false;
  std::string Detail; ///< One line.
};

/// Runs a program that is known to be safe and one that is known to be unsafe.
Diagnosis diagnose(const Checker &By);

} // namespace mcfuzz

#endif
