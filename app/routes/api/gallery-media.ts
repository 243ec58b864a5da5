import { newMediaInput } from "~/models/collection";
import { addMedia } from "~/models/medium.server";
import { apiRoute, ownerOnly } from "~/utils/api.server";
import { answerCreated, itemOf } from "~/utils/api-answers.server";
import { readInput } from "~/utils/json-body.server";

const galleryMedia = apiRoute({
  POST: ownerOnly(async ({ request }) => {
    const medium = itemOf(addMedia(await readInput(request, newMediaInput)), "Medium");
    return answerCreated(medium, `/api/gallery/media/${medium.id}`);
  }),
});

export { galleryMedia as action, galleryMedia as loader };
