import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerDeleted, answerOwner, answerRead, itemOf, notFound } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { mediaInput } from "~/models/collection";
import { deleteMedia, findMedium, updateMedia } from "~/models/medium.server";

const NOUN = "Medium";

const medium = apiRoute({
  GET: (call) => {
    const medium = findMedium(call.key, call.audience);
    return medium ? answerRead(call, medium) : notFound(NOUN);
  },
  PUT: ownerOnly(async ({ request, key }) => {
    const input = await readInput(request, mediaInput);
    return answerOwner(itemOf(updateMedia(key, input), NOUN));
  }),
  DELETE: ownerOnly(({ key }) => answerDeleted(deleteMedia(key), NOUN)),
});

export { medium as action, medium as loader };
