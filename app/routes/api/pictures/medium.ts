import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerDeleted, answerItem, answerOwner, itemOf } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { mediaInput } from "~/models/collections/collection";
import { deleteMedia, findMedium, updateMedia } from "~/models/collections/medium.server";

const NOUN = "Medium";

const medium = apiRoute({
  GET: (call) => answerItem(call, findMedium(call.key, call.audience), NOUN),
  PUT: ownerOnly(async ({ request, key }) => {
    const input = await readInput(request, mediaInput);
    return answerOwner(itemOf(updateMedia(key, input), NOUN));
  }),
  DELETE: ownerOnly(({ key }) => answerDeleted(deleteMedia(key), NOUN)),
});

export { medium as action, medium as loader };
