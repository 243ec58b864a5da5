import { readChoice } from "~/models/collections/library/picture-choice";
import { pageOfChoice } from "~/models/collections/library/picture-choice.server";
import { ownerLoader } from "~/session.server";

/** A page of the library's photos as JSON, for the dialog in which they are chosen. */
export const loader = ownerLoader(({ request }) => {
  const asked = readChoice(new URL(request.url).searchParams);
  return Response.json(pageOfChoice(asked), { headers: { "Cache-Control": "no-store" } });
});
