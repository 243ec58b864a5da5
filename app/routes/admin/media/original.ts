import { createReadStream } from "node:fs";
import { findOriginal } from "~/models/collections/library/picture-original.server";
import { ownerLoader } from "~/session.server";
import { attachment } from "~/utils/http/content-disposition";
import { inPieces } from "~/utils/http/in-pieces.server";

/** The uploaded file unchanged, with its metadata about place and camera; for the owner only. */
export const loader = ownerLoader(async ({ params, context }) => {
  const original = await findOriginal(params.id ?? "");
  if (!original) {
    return new Response("There is no such picture.\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  }
  const { file, name, type, bytes } = original;
  return inPieces(context, () => createReadStream(file), {
    "Content-Type": type,
    "Content-Length": String(bytes),
    "Content-Disposition": attachment(name),
    "Cache-Control": "private, no-store",
  });
});
