// `npm run restore -- FILE`: replaces the present site by that of a backup.
import { restore } from "~/portable/backup/restore/restore-folder.server";
import { env } from "~/utils/env.server";
import { isStartError } from "~/utils/start-error";

const [file, ...others] = process.argv.slice(2);
if (!file || others.length > 0) {
  console.error("Say which archive to restore, for example: npm run restore -- site.tar.gz");
  process.exit(1);
}

try {
  const former = await restore(file, env.DATA_DIR);
  console.log(`Restored ${file} to ${env.DATA_DIR}`);
  if (former) console.log(`The former site is kept in ${former}; delete it when all is well.`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(
    isStartError(error) ? reason : `The restore failed, nothing was changed: ${reason}`,
  );
  process.exit(1);
}
