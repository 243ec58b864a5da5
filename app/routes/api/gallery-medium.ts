import { mediaInput } from "~/models/collection";
import { deleteMedia, getCollection, getMedia, updateMedia } from "~/models/collection.server";
import { apiRoute, ownerOnly } from "~/utils/api.server";
import {
  answerDeleted,
  answerOwner,
  answerRead,
  itemOf,
  notFound,
} from "~/utils/api-answers.server";
import { readInput } from "~/utils/json-body.server";

const NOUN = "Medium";

const galleryMedium = apiRoute({
  GET: (call) => {
    const medium = getMedia(call.key);
    const isShown = medium && (call.owner || getCollection(medium.collectionId)?.isVisible);
    return isShown ? answerRead(call, medium) : notFound(NOUN);
  },
  PUT: ownerOnly(async ({ request, key }) => {
    const input = await readInput(request, mediaInput);
    return answerOwner(itemOf(updateMedia(key, input), NOUN, () => getMedia(key)));
  }),
  DELETE: ownerOnly(({ key }) => answerDeleted(deleteMedia(key), NOUN)),
});

export { galleryMedium as action, galleryMedium as loader };
