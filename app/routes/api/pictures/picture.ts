import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerDeleted, answerOwner, failure, itemOf, notFound } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { withAutomaticFocus } from "~/models/collections/library/picture-focus.server";
import { pictureInput } from "~/models/collections/library/picture-input";
import { findPicture, updatePicture } from "~/models/collections/library/picture-library.server";
import { deletePictures } from "~/models/collections/library/picture-removal.server";

const NOUN = "Picture";

const picture = apiRoute({
  GET: ownerOnly(({ key }) => {
    const found = findPicture(key);
    return found ? answerOwner(found) : notFound(NOUN);
  }),
  PUT: ownerOnly(async ({ request, key }) => {
    const input = await readInput(request, pictureInput);
    const change = await withAutomaticFocus(key, input);
    return answerOwner(itemOf(updatePicture(key, change), NOUN));
  }),
  DELETE: ownerOnly(async ({ url, key }) => {
    const uses = findPicture(key)?.uses ?? [];
    if (uses.length > 0 && url.searchParams.get("anyway") !== "1") {
      return failure(409, "This picture is in use: delete it with ?anyway=1.", { uses });
    }
    return answerDeleted(await deletePictures([key]), NOUN);
  }),
});

export { picture as action, picture as loader };
