// `npm run export -- FOLDER [--with-subscribers]`: writes the journey as files that people can read.
import { parseArgs } from "node:util";
import { requireSite } from "~/portable/backup/backup-files.server";
import { env } from "~/utils/env.server";
import { isStartError } from "~/utils/start-error";

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { "with-subscribers": { type: "boolean", default: false } },
      allowPositionals: true,
    });
    const [folder] = positionals;
    if (folder && positionals.length === 1) return { folder, ...values };
  } catch {
    // An unknown option; the line below lists the known ones.
  }
  console.error(
    "Say which folder to write, for example: npm run export -- my-journey (and --with-subscribers for these too)",
  );
  return process.exit(1);
}

const { folder, "with-subscribers": withSubscribers } = readArguments();

try {
  requireSite(env.DATA_DIR);
  // Loaded only now, because it opens the database and creates a missing one.
  const { exportToFolder } = await import("~/portable/transfer/export-folder.server");
  const { files, bytes, missing } = await exportToFolder(folder, { withSubscribers });
  console.log(`Exported ${files} files (${(bytes / 1_000_000).toFixed(1)} MB) to ${folder}`);
  if (missing.length === 0) process.exit(0);
  console.error(
    `These photographs are not in it, for their files are gone from DATA_DIR/media/originals:\n${missing.join("\n")}\nPut the files back, from a backup perhaps, and export again; or take the photographs off the site.`,
  );
  process.exit(1);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(isStartError(error) ? reason : `The export failed: ${reason}`);
  process.exit(1);
}
