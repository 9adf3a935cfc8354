//===- AptRoot.h - packages of another Debian release, unpacked privately -===//
//
// A private apt root has its own lists and cache and one source: the machine's
// own Debian entry with the release replaced. apt checks the signatures; no
// package is installed and nothing outside the given folder changes.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_CORE_APTROOT_H
#define MCFUZZ_CORE_APTROOT_H

#include <filesystem>
#include <string>
#include <vector>

namespace mcfuzz {

class Progress;

/// The machine's entry for its own Debian release, as a one-line source with
/// the release replaced by Suite. EtcApt is /etc/apt, but for tests. Throws
/// Error if there is none.
std::string debianSource(const std::string &Suite,
                         const std::filesystem::path &EtcApt = "/etc/apt");

/// Downloads packages of a source into Work and unpacks them into Root. Throws
/// Error with apt's own words if anything fails.
void unpackPackages(const std::string &Source,
                    const std::vector<std::string> &Packages,
                    const std::filesystem::path &Work,
                    const std::filesystem::path &Root, Progress &Show);

} // namespace mcfuzz

#endif
