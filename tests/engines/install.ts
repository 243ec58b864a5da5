import { spawnSync } from "node:child_process";

/** The programs that are driven, and the Debian packages that bring them. */
const PROGRAMS = {
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  Xvfb: "xvfb",
};

function isThere(program: string) {
  return spawnSync("which", [program]).status === 0;
}

/** Installs the browsers that are missing, where that is possible; throws with the line to type where it is not. */
export function installBrowsers() {
  const packages = Object.entries(PROGRAMS)
    .filter(([program]) => !isThere(program))
    .map(([, name]) => name);
  if (packages.length === 0) return;
  if (process.getuid?.() !== 0 || !isThere("apt-get")) {
    throw new Error(`These tests need: apt-get install ${packages.join(" ")}`);
  }
  for (const line of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const { status } = spawnSync("apt-get", line, { stdio: "inherit" });
    if (status !== 0) throw new Error(`apt-get ${line[0]} failed.`);
  }
}
