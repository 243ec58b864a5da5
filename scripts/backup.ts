// `npm run backup -- FILE`: writes one archive of the site, whether it is running or not.
import { bytesOf } from "~/portable/backup/archive/archive";
import { inWordsLost } from "~/portable/backup/archive/originals.server";
import { backUp } from "~/portable/backup/backup.server";
import { env } from "~/utils/env.server";
import { isStartError } from "~/utils/start-error";

const [file, ...others] = process.argv.slice(2);
if (!file || others.length > 0) {
  console.error("Say where to write the archive, for example: npm run backup -- site.tar.gz");
  process.exit(1);
}

try {
  const { manifest, lost } = await backUp(env.DATA_DIR, file);
  const { files } = manifest;
  const bytes = bytesOf(files);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  console.log(`Backed up ${Object.keys(files).length} files (${megabytes} MB) to ${file}`);
  if (lost.length > 0) {
    console.error(`It ${inWordsLost(lost)}.`);
    process.exit(1);
  }
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(isStartError(error) ? reason : `The backup failed: ${reason}`);
  process.exit(1);
}
