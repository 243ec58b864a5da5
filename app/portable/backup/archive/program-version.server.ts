import { readFileSync } from "node:fs";
import { projectFile } from "~/utils/files/project-file.server";

/** The version that the program calls itself by, which each archive names. */
export function programVersion() {
  const { version } = JSON.parse(readFileSync(projectFile("package.json"), "utf8")) as {
    version: string;
  };
  return version;
}
