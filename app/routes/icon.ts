import type { LoaderFunctionArgs } from "@remix-run/node";
import { serveIcon } from "~/models/find/icon.server";
import { unlessBusy } from "~/models/pictures/task-queue.server";
import { comeBackLater, elsewhereNow, nothingHere } from "~/utils/http/shared-answer.server";

/** A name with a version always means the same icon; other names mean the present one. */
const caching = {
  versioned: "public, max-age=31536000, s-maxage=31536000, immutable",
  present: "public, max-age=600",
};

/** An icon of the site. */
export async function loader({ params }: LoaderFunctionArgs) {
  const served = await unlessBusy(serveIcon(params.file ?? "favicon.ico"));
  if (served === "busy") return comeBackLater("This icon is being made.");
  if (!served) return nothingHere("There is no such icon.");
  if ("movedTo" in served) return elsewhereNow(served.movedTo);
  return new Response(new Uint8Array(served.bytes), {
    headers: {
      "Content-Type": served.type,
      "Cache-Control": served.isVersioned ? caching.versioned : caching.present,
    },
  });
}
