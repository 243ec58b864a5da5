import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerDeleted, answerItem, answerOwner, itemOf } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { collectionInput } from "~/models/collections/collection";
import {
  deleteCollection,
  findCollection,
  updateCollection,
} from "~/models/collections/collection.server";

const NOUN = "Gallery collection";

const collection = apiRoute({
  GET: (call) => answerItem(call, findCollection(call.key, call.audience), NOUN),
  PUT: ownerOnly(async ({ request, key }) => {
    const input = await readInput(request, collectionInput);
    return answerOwner(itemOf(updateCollection(key, input), NOUN));
  }),
  DELETE: ownerOnly(({ key }) => answerDeleted(deleteCollection(key), NOUN)),
});

export { collection as action, collection as loader };
