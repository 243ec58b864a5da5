import { stat } from "node:fs/promises";
import { z } from "zod";
import { getTracker } from "~/models/road/journey/tracker.server";
import { env } from "~/utils/env.server";
import { inWorkFolder } from "~/utils/files/work-folder.server";
import { indexWritten, transactMuch } from "~db/client.server";
import { check, readJson } from "../json-file";
import { firstFiles, lastFiles, recordKinds, roadFiles } from "../kinds/contents.server";
import type { RecordKind } from "../kinds/record-kind";
import { EXPORT_FORMAT, MARK } from "../layout";
import {
  deletePhotographs,
  type FoundPhotograph,
  findPhotographs,
  importPhotographs,
  notesOnUnused,
} from "./import-photographs.server";
import { type ImportProblem, ImportRefused, refuse } from "./import-problem";
import type { Importing, ImportReport } from "./importing.server";
import { otherProgramOf } from "./other-programs";
import { readRecord } from "./read-source.server";
import { openSource, type SourceFolder } from "./source-folder.server";
import { unpackZip } from "./source-zip.server";
import { findUnknown } from "./unknown-files";

/** Longer than a process that waits for the write lock pauses between two tries. */
const PAUSE_MS = 60;

/**
 * Adds the contents of an export, a folder or a ZIP archive, to the site, running or not: all of it or nothing. What is
 * there already stays as it is. Throws `ImportRefused`.
 */
export async function importFrom(path: string): Promise<ImportReport> {
  const found = await stat(path).catch(() => null);
  if (!found) return refuse(path, "There is no such folder or file.");
  if (found.isDirectory()) return importFolder(path, { pauseMs: PAUSE_MS });
  const other = otherProgramOf(path);
  if (other) return refuse(path, other);
  return await inWorkFolder(env.DATA_DIR, async (folder) => {
    await unpackZip(path, folder);
    return await importFolder(folder, { name: path, pauseMs: PAUSE_MS });
  });
}

/** The same for a folder, which refusals call `name`; in the pauses of `pauseMs` others can write. */
export async function importFolder(folder: string, { name = folder, pauseMs = 0 } = {}) {
  const source = openSource(folder, name);
  refuseOtherFormats(source);
  const problems = findUnknown(source);
  const photographs = await findPhotographs(source, problems);
  tryRecords(source, photographs, problems);
  const report = newReport();
  const added = await importPhotographs(source, photographs, report);
  try {
    transactMuch(() =>
      importRecords(source, photographs, { problems, report, hasPhotographs: true }),
    );
  } catch (error) {
    deletePhotographs(added);
    throw error;
  }
  await indexWritten(pauseMs);
  return report;
}

function newReport(): ImportReport {
  return { added: new Map(), left: [], notes: [] };
}

const mark = z.object({
  format: z
    .int("The format must be a number.")
    .min(EXPORT_FORMAT, "An older program wrote this export, in a form that is read no more.")
    .max(EXPORT_FORMAT, "A newer program wrote this export: import it with that one."),
});

function refuseOtherFormats(source: SourceFolder) {
  const problems: ImportProblem[] = [];
  const json = readJson(MARK, source.read(MARK), problems);
  if (json) check(json, mark, problems);
  if (problems.length > 0) throw new ImportRefused(problems);
}

/** Thrown to roll back the dry run. */
const ROLLBACK = new Error("A dry run.");

/** Dry run: adds all records and rolls back, so that every problem is known before anything changes. */
function tryRecords(
  source: SourceFolder,
  photographs: Map<string, FoundPhotograph>,
  problems: ImportProblem[],
) {
  try {
    transactMuch(() => {
      importRecords(source, photographs, { problems, report: newReport(), hasPhotographs: false });
      throw ROLLBACK;
    });
  } catch (error) {
    if (error !== ROLLBACK) throw error;
  }
}

type Run = Pick<Importing, "problems" | "report" | "hasPhotographs">;

/** Adds all records, in the order in which they need each other. Throws `ImportRefused`. */
function importRecords(source: SourceFolder, photographs: Map<string, FoundPhotograph>, run: Run) {
  const shown = new Set<string>();
  const byId = new Map([...photographs.values()].map((one) => [one.description.id, one]));
  const addressAt = (path: string) => {
    shown.add(path);
    return photographs.get(path)?.address ?? null;
  };
  const importing: Importing = {
    ...run,
    source,
    addressAt,
    addressOfId: (id) => addressAt(byId.get(id)?.path ?? ""),
    isFirstJourney: getTracker() === null,
    later: [],
    made: new Set(),
    ids: new Map(),
  };
  for (const { path, add } of firstFiles) add(importing, path);
  for (const kind of recordKinds) importKind(importing, kind);
  for (const { path, add } of roadFiles) add(importing, path);
  for (const work of importing.later) work();
  for (const { path, add } of lastFiles) add(importing, path);
  if (run.problems.length > 0) throw new ImportRefused(run.problems);
  run.report.notes.push(...notesOnUnused(photographs, shown));
}

function importKind(importing: Importing, { folder, file, text, add }: RecordKind) {
  for (const name of importing.source.foldersIn(folder)) {
    const json = readRecord(importing, `${folder}/${name}/${file}`, text);
    if (json) add(importing, json, `${folder}/${name}`);
  }
}
