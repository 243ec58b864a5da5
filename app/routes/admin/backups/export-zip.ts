import { exportZip, exportZipName } from "~/portable/transfer/export-zip.server";
import { ownerLoader } from "~/session.server";
import { attachment } from "~/utils/http/content-disposition";
import { inPieces } from "~/utils/http/in-pieces.server";

/** The whole journey as files that a person can read, without the subscribers: for the owner alone. */
export const loader = ownerLoader(({ context }) => {
  return inPieces(context, () => exportZip({ withSubscribers: false }), {
    "Content-Type": "application/zip",
    "Content-Disposition": attachment(exportZipName()),
    "Cache-Control": "private, no-store",
  });
});
