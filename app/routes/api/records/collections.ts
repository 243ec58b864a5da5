import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerCreated } from "~/api/api-answers.server";
import { collection } from "~/api/description/content-records";
import { readInput } from "~/api/json-body.server";
import { answerList } from "~/api/list-answers.server";
import { readSparseFieldset } from "~/api/sparse-fieldsets.server";
import { newCollectionInput } from "~/models/collections/collection";
import { createCollection } from "~/models/collections/collection.server";
import { collectionList } from "~/models/find/keyset-lists.server";

const collections = apiRoute({
  GET: (call) => {
    const fields = readSparseFieldset(call.url, collection.keyof().options);
    return answerList(call, (asked) => collectionList(call.audience, asked), fields);
  },
  POST: ownerOnly(async ({ request }) => {
    const collection = createCollection(await readInput(request, newCollectionInput));
    return answerCreated(collection, `/api/gallery/${collection.id}`);
  }),
});

export { collections as action, collections as loader };
