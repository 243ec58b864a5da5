import type { LoaderFunctionArgs } from "@remix-run/node";
import { shareItemOf } from "~/models/find/share/share-picture";
import { serveSharePicture } from "~/models/find/share/share-picture.server";
import { comeBackLater, elsewhereNow, nothingHere } from "~/utils/http/shared-answer.server";

/** The picture that other sites show for a page. Cached for an hour only, because what it shows may be hidden later. */
export async function loader({ params }: LoaderFunctionArgs) {
  const item = shareItemOf(params.kind, params.id);
  const version = /^([0-9a-f]{16})\.jpg$/.exec(params.file ?? "")?.[1];
  const served = item && version ? await serveSharePicture(item, version) : null;
  if (!served) return nothingHere("There is no such picture.");
  if ("movedTo" in served) return elsewhereNow(served.movedTo);
  if ("meanwhile" in served) {
    return served.meanwhile
      ? elsewhereNow(served.meanwhile)
      : comeBackLater("This picture is being made.");
  }
  return new Response(new Uint8Array(served.bytes), {
    headers: {
      "Content-Type": "image/jpeg",
      "Cache-Control": "public, max-age=3600",
      ETag: `"${version}"`,
    },
  });
}
