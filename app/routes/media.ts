import type { LoaderFunctionArgs } from "@remix-run/node";
import { serveVariant } from "~/models/pictures/picture-variant.server";
import { nothingHere } from "~/utils/shared-answer.server";

const TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** A picture at a size and in a format that its name says; the name holds the content's hash. */
export async function loader({ params }: LoaderFunctionArgs) {
  const served = await serveVariant(params.name ?? "");
  if (!served) return nothingHere("There is no such picture.");
  const caching = served.isStopgap ? "no-store" : "public, max-age=31536000, immutable";
  return new Response(new Uint8Array(served.bytes), {
    headers: { "Content-Type": TYPES[served.format], "Cache-Control": caching },
  });
}
