import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseVariantName } from "~/models/picture";
import { getVariant } from "~/models/picture-variant.server";

const TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** A picture at a size and in a format that its name says; the name holds the content's hash. */
export async function loader({ params }: LoaderFunctionArgs) {
  const name = params.name ?? "";
  const format = parseVariantName(name)?.format;
  const bytes = format ? await getVariant(name) : null;
  if (!format || !bytes) return notFound();
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": TYPES[format],
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

function notFound() {
  return new Response("There is no such picture.\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
