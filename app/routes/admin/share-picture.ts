import type { LoaderFunctionArgs } from "@remix-run/node";
import { shareItemOf } from "~/models/find/share/share-picture";
import { makeOwnersSharePicture } from "~/models/find/share/share-picture.server";
import { shareShapes } from "~/models/pictures/picture-tasks";
import { requireOwner } from "~/session.server";
import { attachment } from "~/utils/http/content-disposition";
import { nothingHere } from "~/utils/http/shared-answer.server";

/** A share picture for the owner to keep, of a draft too; `?show` asks for it as part of a page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const item = shareItemOf(params.kind, params.id);
  const shape = shareShapes.find((one) => `${one}.jpg` === params.file);
  const made = item && shape ? await makeOwnersSharePicture(item, shape) : null;
  if (!made) return nothingHere("There is no such picture.");
  const isShown = new URL(request.url).searchParams.has("show");
  return new Response(new Uint8Array(made.bytes), {
    headers: {
      "Content-Type": "image/jpeg",
      "Cache-Control": "private, no-store",
      ...(!isShown && { "Content-Disposition": attachment(`${made.title} – ${shape}.jpg`) }),
    },
  });
}
