import { exportZip, exportZipName } from "~/portable/transfer/export-zip.server";
import { ownerLoader } from "~/session.server";
import { attachment } from "~/utils/http/content-disposition";
import { inPieces } from "~/utils/http/in-pieces.server";

/** Streams the whole journey as readable files in a ZIP, without the subscribers; for the owner only. */
export const loader = ownerLoader(({ context }) => {
  return inPieces(context, () => exportZip({ withSubscribers: false }), {
    "Content-Type": "application/zip",
    "Content-Disposition": attachment(exportZipName()),
    "Cache-Control": "private, no-store",
  });
});
