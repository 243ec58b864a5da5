import { join } from "node:path";
import { roomAt } from "~/utils/files/disk-room.server";
import { hashFile } from "~/utils/files/file-hash.server";
import { inWorkFolder } from "~/utils/files/work-folder.server";
import { db } from "~db/client.server";
import { readDatabase } from "~db/read-database";
import { DATABASE, type Manifest } from "../archive/archive";
import { inspectArchive } from "../archive/archive-check.server";
import { DAMAGED } from "../archive/archive-entries.server";
import { type ContentCounts, countContent } from "../archive/content-counts.server";
import { refusal } from "../archive/manifest.server";
import { extractFiles, requireOriginals } from "../archive/unpack.server";
import { migrateUnpacked, type Trial, withUnpacked } from "./unpacked-site.server";

/** What a restore of an archive would bring. */
export type RestorePreview = {
  madeAt: Date;
  program: string;
  counts: ContentCounts;
  /** Whether it is a backup of this very site, so that its readers' own choices since count. */
  isSameSite: boolean;
};

/** Previews a listed archive: checks its database, but only that its photographs exist. Throws `StartError`. */
export async function previewListed(dataDir: string, file: string): Promise<RestorePreview> {
  const manifest = await inspectArchive(file, await roomAt(dataDir));
  requireOriginals(file, manifest);
  return await inWorkFolder(dataDir, async (folder) => {
    await extractFiles(file, folder, manifest, [DATABASE]);
    const found = await hashFile(join(folder, DATABASE));
    if (found.sha256 !== manifest.files[DATABASE]?.sha256) {
      throw refusal(file, `${DAMAGED}: ${DATABASE} does not fit`);
    }
    migrateUnpacked(file, join(folder, DATABASE));
    return previewOf(manifest, join(folder, DATABASE));
  });
}

/** Checks an uploaded archive completely, and previews it. Throws `StartError`. */
export function previewUploaded(dataDir: string, file: string, tryIt: Trial) {
  return withUnpacked(dataDir, file, tryIt, async (folder, manifest) =>
    previewOf(manifest, join(folder, DATABASE)),
  );
}

function previewOf({ createdAt, program }: Manifest, database: string): RestorePreview {
  return readDatabase(database, (client) => {
    const ids = client.prepare("select id from users").pluck().all();
    const isOwnerHere = db.$client.prepare("select 1 from users where id = ?");
    return {
      madeAt: new Date(createdAt),
      program,
      counts: countContent(client),
      isSameSite: ids.some((id) => isOwnerHere.get(id) !== undefined),
    };
  });
}
