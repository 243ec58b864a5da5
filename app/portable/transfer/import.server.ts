import { stat } from "node:fs/promises";
import { z } from "zod";
import { getTracker } from "~/models/road/journey/tracker.server";
import { env } from "~/utils/env.server";
import { inWorkFolder } from "~/utils/files/work-folder.server";
import { indexWritten, transactMuch } from "~db/client.server";
import { importCollections } from "./import-collections.server";
import {
  importAddresses,
  importHome,
  importNewsletter,
  importQuestions,
  importReplies,
  importSettings,
  importSubscribers,
} from "./import-lists.server";
import {
  deletePhotographs,
  type FoundPhotograph,
  findPhotographs,
  importPhotographs,
  notesOnUnused,
} from "./import-photographs.server";
import { type ImportProblem, ImportRefused, refuse } from "./import-problem";
import { importDestinations, importPages, importPosts } from "./import-records.server";
import { importJourney, importMoments, importPins } from "./import-road.server";
import type { Importing, ImportReport } from "./importing.server";
import { EXPORT_FORMAT, MARK } from "./layout";
import { otherProgramOf } from "./other-programs";
import { openSource, type SourceFolder } from "./source-folder.server";
import { unpackZip } from "./source-zip.server";
import { findUnknown } from "./unknown-files";
import { check, readYaml } from "./yaml-file";

/** Longer than a process that waits for the database's lock lets pass between two tries. */
const PAUSE_MS = 60;

/**
 * Adds what an export holds, a folder or a ZIP archive of one, to the site, while it runs or not: all of it or nothing.
 * What is there already stays as it is. Throws `ImportRefused`.
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

/** The same of a folder, which its refusals call by `name`; `pauseMs` is what others have to write in meanwhile. */
export async function importFolder(
  folder: string,
  { name = folder, pauseMs = 0 } = {},
): Promise<ImportReport> {
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
    .max(EXPORT_FORMAT, "A newer program wrote this export: import it with that one."),
});

function refuseOtherFormats(source: SourceFolder) {
  const problems: ImportProblem[] = [];
  const yaml = readYaml(MARK, source.read(MARK), problems);
  if (yaml) check(yaml, mark, problems);
  if (problems.length > 0) throw new ImportRefused(problems);
}

/** Thrown to have the database forget what was written to be tried. */
const FORGET = new Error("Only tried.");

/** Adds all records and forgets them again: whatever stands against one is known before anything is changed. */
function tryRecords(
  source: SourceFolder,
  photographs: Map<string, FoundPhotograph>,
  problems: ImportProblem[],
) {
  try {
    transactMuch(() => {
      importRecords(source, photographs, { problems, report: newReport(), hasPhotographs: false });
      throw FORGET;
    });
  } catch (error) {
    if (error !== FORGET) throw error;
  }
}

type Run = Pick<Importing, "problems" | "report" | "hasPhotographs">;

/** Adds all records, in the order in which they need each other. Throws `ImportRefused`. */
function importRecords(source: SourceFolder, photographs: Map<string, FoundPhotograph>, run: Run) {
  const shown = new Set<string>();
  const importing: Importing = {
    ...run,
    source,
    addressAt: (path) => {
      shown.add(path);
      return photographs.get(path)?.address ?? null;
    },
    isFirstJourney: getTracker() === null,
    later: [],
    made: new Set(),
    collections: new Map(),
  };
  importSettings(importing);
  importHome(importing);
  importPages(importing);
  importQuestions(importing);
  importCollections(importing);
  importPosts(importing);
  importDestinations(importing);
  importPins(importing);
  for (const work of importing.later) work();
  importJourney(importing);
  importMoments(importing);
  importAddresses(importing);
  importReplies(importing);
  importNewsletter(importing);
  importSubscribers(importing);
  if (run.problems.length > 0) throw new ImportRefused(run.problems);
  run.report.notes.push(...notesOnUnused(photographs, shown));
}
