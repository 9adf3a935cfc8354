//===- Checks.h - the checks behind the table of rules --------------------===//
#ifndef MCFUZZ_PROFILE_RULES_CHECKS_H
#define MCFUZZ_PROFILE_RULES_CHECKS_H

#include "profile/Trial.h"

namespace mcfuzz {

// Source.cpp: what the source says by itself.
Evidence checkClosed(Trial &T);
Evidence checkFreeNames(Trial &T);
Evidence checkStructured(Trial &T);
Evidence checkAssembly(Trial &T);
Evidence checkVolatile(Trial &T);
Evidence checkAddresses(Trial &T);
Evidence checkUndefinedSource(Trial &T);

// Builds.cpp: builds and surroundings that must not make a difference.
Evidence checkEndsNormally(Trial &T);
Evidence checkSequence(Trial &T);
Evidence checkLayout(Trial &T);
Evidence checkClangO0(Trial &T);
Evidence checkFill(Trial &T);
Evidence checkUnions(Trial &T);
Evidence checkOrder(Trial &T);
Evidence checkGccO2(Trial &T);
Evidence checkAliasing(Trial &T);
Evidence checkFloating(Trial &T);
Evidence checkClangO2(Trial &T);

// Sanitizers.cpp: no sanitizer may complain.
Evidence checkAddressUndefined(Trial &T);
Evidence checkMemory(Trial &T);
/// What a sanitizer reports, if any does, as evidence against its rule.
std::optional<Evidence> sanitizerReport(Trial &T);

// Interpreter.cpp: a second opinion, if the user asks for it.
Evidence checkInterpreter(Trial &T);

} // namespace mcfuzz

#endif
