import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerCreated, answerRead } from "~/api/api-answers.server";
import { collection } from "~/api/description/content-records";
import { readInput } from "~/api/json-body.server";
import { narrowed, readSparseFieldset } from "~/api/sparse-fieldsets.server";
import { newCollectionInput } from "~/models/collection";
import { createCollection, listCollections } from "~/models/collection.server";

const collections = apiRoute({
  GET: (call) => {
    const fields = readSparseFieldset(call.url, collection.keyof().options);
    return answerRead(call, narrowed(listCollections(call.audience), fields));
  },
  POST: ownerOnly(async ({ request }) => {
    const collection = createCollection(await readInput(request, newCollectionInput));
    return answerCreated(collection, `/api/gallery/${collection.id}`);
  }),
});

export { collections as action, collections as loader };
