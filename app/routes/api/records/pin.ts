import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerDeleted, answerItem, answerOwner, itemOf } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { pinInput } from "~/models/road/pins/pin";
import { deletePin, findPin, updatePin } from "~/models/road/pins/pin.server";

const NOUN = "Travel pin";

const pin = apiRoute({
  GET: (call) => answerItem(call, findPin(call.key, call.audience), NOUN),
  PUT: ownerOnly(async ({ request, key }) => {
    const input = await readInput(request, pinInput);
    return answerOwner(itemOf(updatePin(key, input), NOUN));
  }),
  DELETE: ownerOnly(({ key }) => answerDeleted(deletePin(key), NOUN)),
});

export { pin as action, pin as loader };
