import { readChoice } from "~/models/collections/library/picture-choice";
import { pageOfChoice } from "~/models/collections/library/picture-choice.server";
import { ownerLoader } from "~/session.server";

/** The photographs of the library that can be chosen for a form, for the dialog that offers them. */
export const loader = ownerLoader(({ request }) => {
  const asked = readChoice(new URL(request.url).searchParams);
  return Response.json(pageOfChoice(asked), { headers: { "Cache-Control": "no-store" } });
});
