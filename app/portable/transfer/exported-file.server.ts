import { dirname } from "node:path";
import { type FolderKind, recordFolders } from "./layout";
import type { PlannedPhotograph } from "./photograph-plan.server";
import type { FolderNames } from "./record-names.server";
import { withPaths } from "./references";
import { mapTexts, yamlText } from "./yaml-text";

const BYTE_ORDER_MARK = "\uFEFF";

/** A file of an export: its text, or the file that it is a copy of. */
export type ExportedFile = { path: string; text: string } | { path: string; original: string };

/** What every record of an export is written with. */
export type Exporting = {
  names: FolderNames;
  photographs: Map<string, PlannedPhotograph>;
  /** The paths of the photographs. */
  paths: Set<string>;
};

function asWritten({ photographs, paths }: Exporting, text: string, path: string) {
  const folder = dirname(path);
  return withPaths(text, folder === "." ? "" : folder, {
    byId: (id) => photographs.get(id),
    isKnown: (known) => paths.has(known),
  });
}

/** A file with values, photographs named by their paths. */
export function yamlFile(exporting: Exporting, path: string, value: unknown, comment = "") {
  const written = mapTexts(value, (text) => asWritten(exporting, text, path));
  return { path, text: yamlText(written, comment) };
}

/** A record's own file, with its running text beside it; without a text there is no second one. */
export function recordFiles(
  exporting: Exporting,
  of: { kind: FolderKind; id: string },
  { values, content = "", comment = "" }: { values: object; content?: string; comment?: string },
): ExportedFile[] {
  const { folder, file } = recordFolders[of.kind];
  const path = `${folder}/${exporting.names[of.kind].get(of.id)}/${file}`;
  const record = yamlFile(exporting, `${path}.yaml`, values, comment);
  if (content === "") return [record];
  const ending = /<[a-z!/]/i.test(content) ? ".html" : ".txt";
  // An import takes the byte order mark of a file away: a text that begins with one keeps its own.
  const head = content.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
  return [record, { path: path + ending, text: head + asWritten(exporting, content, path) }];
}
