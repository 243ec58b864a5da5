import { basename, dirname } from "node:path";
import { groupBy } from "~/utils/group-by";
import { yieldToLoop } from "~/utils/yield-to-loop.server";
import { exportLists } from "./export-lists.server";
import {
  exportCollection,
  exportDestination,
  exportPage,
  exportPost,
} from "./export-records.server";
import { type ExportedFile, type Exporting, yamlFile } from "./exported-file.server";
import { DESCRIPTIONS, EXPORT_FORMAT, MARK } from "./layout";
import { listMissingOriginals } from "./missing-originals.server";
import { planPhotographs } from "./photograph-plan.server";
import { nameFolders } from "./record-names.server";
import { yamlComment, yamlText } from "./yaml-text";

const MISSING = "Photographs that were gone from the disk of the site, and are not in this export:";

export type ExportChoice = { withSubscribers: boolean };

const writers = {
  post: exportPost,
  destination: exportDestination,
  collection: exportCollection,
  page: exportPage,
};

/**
 * The files of an export of the site, each made when it is asked for, so that memory holds one record at a time. The mark
 * of a whole export comes last.
 */
export async function* exportSite(choice: ExportChoice): AsyncGenerator<ExportedFile> {
  const names = nameFolders();
  const photographs = await planPhotographs(names);
  const paths = new Set([...photographs.values()].map(({ path }) => path));
  const exporting: Exporting = { names, photographs, paths };
  for (const { path, value, comment } of exportLists(choice)) {
    yield yamlFile(exporting, path, value, comment);
  }
  for (const kind of ["post", "destination", "collection", "page"] as const) {
    for (const id of names[kind].keys()) {
      yield* writers[kind](exporting, id);
      await yieldToLoop();
    }
  }
  yield* describedPhotographs(exporting);
  yield { path: MARK, text: `${commentOnMissing()}format: ${EXPORT_FORMAT}\n` };
}

/** In the archive too, which has no console: whoever opens it learns what it lacks. */
function commentOnMissing() {
  const missing = listMissingOriginals();
  return missing.length > 0 ? yamlComment([MISSING, ...missing].join("\n")) : "";
}

function* describedPhotographs({ photographs }: Exporting): Generator<ExportedFile> {
  const folders = groupBy([...photographs.values()], ({ path }) => dirname(path));
  for (const [folder, all] of folders) {
    const sorted = all.sort((one, other) => (one.path < other.path ? -1 : 1));
    const described = sorted.map(({ path, description }) => [basename(path), description]);
    const path = `${folder}/${DESCRIPTIONS}`;
    yield { path, text: yamlText(Object.fromEntries(described)) };
    for (const { path, original } of sorted) yield { path, original };
  }
}
