import { completeArchive } from "~/portable/backup/archive/archive-download.server";
import { readBackup } from "~/portable/backup/backup-list.server";
import { ownerLoader } from "~/session.server";
import { site } from "~/site";
import { env } from "~/utils/env.server";
import { attachment } from "~/utils/http/content-disposition";
import { inPieces } from "~/utils/http/in-pieces.server";
import { siteDay } from "~/utils/words/dates";
import { slugify } from "~/utils/words/slug";

/** Streams a backup with all files as one archive, named after the site and the day; for the owner only. */
export const loader = ownerLoader(async ({ params, context }) => {
  const name = params.name ?? "";
  const backup = await readBackup(env.DATA_DIR, name);
  if (!backup) {
    return new Response("There is no such backup, or no longer.\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  }
  const pieces = () => completeArchive(env.DATA_DIR, name);
  const headers = {
    "Content-Type": "application/gzip",
    "Content-Disposition": attachment(
      `${slugify(site().siteName)}-${siteDay(backup.madeAt)}.tar.gz`,
    ),
    "Cache-Control": "private, no-store",
  };
  return inPieces(context, pieces, headers);
});
