import type { LoaderFunctionArgs } from "@remix-run/node";
import { formatTypes } from "~/models/pictures/picture";
import { serveVariant } from "~/models/pictures/picture-variant.server";
import { unlessBusy } from "~/models/pictures/task-queue.server";
import { comeBackLater, nothingHere } from "~/utils/http/shared-answer.server";

/** A picture in the size and format of its name, which contains the hash of its content. */
export async function loader({ params }: LoaderFunctionArgs) {
  const served = await unlessBusy(serveVariant(params.name ?? ""));
  if (served === "busy") return comeBackLater("This picture is being made.");
  if (!served) return nothingHere("There is no such picture.");
  const caching = served.isStopgap ? "no-store" : "public, max-age=31536000, immutable";
  return new Response(new Uint8Array(served.bytes), {
    headers: { "Content-Type": formatTypes[served.format], "Cache-Control": caching },
  });
}
