import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Package = { hasInstallScript?: true };

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

test("it is said of each package with an install script whether that may run", () => {
  const locked = Object.entries<Package>(read("package-lock.json").packages);
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([path]) => path.split("node_modules/").at(-1));
  // By name: npm trusts a version only where the lockfile has the registry's addresses, which ours leaves out.
  expect(Object.keys(read("package.json").allowScripts).sort()).toEqual([...new Set(names)].sort());
});
