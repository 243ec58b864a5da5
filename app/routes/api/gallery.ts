import { newCollectionInput } from "~/models/collection";
import { createCollection, listCollections } from "~/models/collection.server";
import { galleryCollection } from "~/openapi/content-records";
import { apiRoute, ownerOnly } from "~/utils/api.server";
import { answerCreated, answerRead } from "~/utils/api-answers.server";
import { narrowed, readFields } from "~/utils/chosen-fields.server";
import { readInput } from "~/utils/json-body.server";

const gallery = apiRoute({
  GET: (call) => {
    const fields = readFields(call.url, galleryCollection.keyof().options);
    return answerRead(call, narrowed(listCollections(call.audience), fields));
  },
  POST: ownerOnly(async ({ request }) => {
    const collection = createCollection(await readInput(request, newCollectionInput));
    return answerCreated(collection, `/api/gallery/${collection.id}`);
  }),
});

export { gallery as action, gallery as loader };
