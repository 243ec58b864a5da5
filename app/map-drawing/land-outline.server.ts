import { readFileSync } from "node:fs";
import { projectFile } from "~/utils/files/project-file.server";

let outline: string | undefined;

/** The outline of the land as a path's data, in half pixels of the map: for drawings that become pictures, which load no file. */
export function landOutline() {
  outline ??= / d="([^"]+)"/.exec(
    readFileSync(projectFile("app/map-drawing/land.svg"), "utf8"),
  )?.[1];
  return outline ?? "";
}
