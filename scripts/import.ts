// `npm run import -- FOLDER`, or a ZIP archive of one: adds an exported journey to the site.
import { importFrom } from "~/models/transfer/import.server";
import { ImportRefused } from "~/models/transfer/import-problem";

const [path] = process.argv.slice(2);
if (!path) {
  console.error("Say what to import, a folder or a ZIP archive: npm run import -- my-journey");
  process.exit(1);
}

try {
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
  console.error(
    error instanceof ImportRefused ? reason : `The import failed, nothing was changed: ${reason}`,
  );
  process.exit(1);
}
