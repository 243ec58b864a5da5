import type { LoaderFunctionArgs } from "@remix-run/node";
import { landOfName } from "~/map-drawing/land-address";
import { landFile } from "~/map-drawing/land-drawing.server";
import { isMarked } from "~/map-drawing/land-mark.server";
import { nothingHere } from "~/utils/http/shared-answer.server";

/** The land of a map, cut out of the world. Its name contains everything that it depends on, so it never changes. */
export async function loader({ params }: LoaderFunctionArgs) {
  const asked = landOfName(params.file ?? "");
  if (!asked || !isMarked(asked.frame)) return nothingHere("There is no such drawing.");
  return new Response(await landFile(asked.frame, asked.part), {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, s-maxage=31536000, immutable",
    },
  });
}
