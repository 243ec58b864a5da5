import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerCreated, itemOf } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { newMediaInput } from "~/models/collections/collection";
import { addMedia } from "~/models/collections/medium.server";

const media = apiRoute({
  POST: ownerOnly(async ({ request }) => {
    const medium = itemOf(addMedia(await readInput(request, newMediaInput)), "Medium");
    return answerCreated(medium, `/api/gallery/media/${medium.id}`);
  }),
});

export { media as action, media as loader };
