import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

function projectRoot() {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "remix.config.js"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("The project's folder was not found.");
    folder = parent;
  }
  return folder;
}

const root = projectRoot();

/** The absolute path of a file of the program, when it runs from its sources and from the build. */
export function projectFile(path: string) {
  return join(root, path);
}
