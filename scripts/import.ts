// `npm run import -- FOLDER`, or a ZIP archive: adds an exported journey to the site.
import { parseArgs } from "node:util";
import { ImportRefused } from "~/portable/transfer/import/import-problem";
import { isStartError } from "~/utils/start-error";

function readArguments() {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [path] = positionals;
    if (path && positionals.length === 1) return path;
  } catch {
    // An unknown option, because there are none; the line below shows the usage.
  }
  console.error(
    "Say what to import, one folder or ZIP archive and nothing else: npm run import -- my-journey",
  );
  return process.exit(1);
}

const path = readArguments();

try {
  // Loaded only now, because it opens the database and creates a missing one.
  const { importFrom } = await import("~/portable/transfer/import/import.server");
  const { added, left, notes } = await importFrom(path);
  const counts = [...added].filter(([, number]) => number > 0);
  console.log(
    counts.length > 0
      ? `Imported ${counts.map(([what, number]) => `${number} ${what}`).join(", ")}.`
      : "There was nothing new to import.",
  );
  if (left.length > 0) console.log(`There already, and left as they are:\n${left.join("\n")}`);
  for (const note of new Set(notes)) console.log(note);
  process.exit(0);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  const isPlain = error instanceof ImportRefused || isStartError(error);
  console.error(isPlain ? reason : `The import failed, nothing was changed: ${reason}`);
  process.exit(1);
}
