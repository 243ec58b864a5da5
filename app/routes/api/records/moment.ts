import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerDeleted, answerItem, answerOwner, itemOf } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { momentInput } from "~/models/road/moments/moment";
import { deleteMoment, findMomentFor, updateMoment } from "~/models/road/moments/moment.server";

const NOUN = "Moment";

const moment = apiRoute({
  GET: (call) => answerItem(call, findMomentFor(call.key, call.audience), NOUN),
  PUT: ownerOnly(async ({ request, key }) => {
    const input = await readInput(request, momentInput);
    return answerOwner(itemOf(updateMoment(key, input), NOUN));
  }),
  DELETE: ownerOnly(({ key }) => answerDeleted(deleteMoment(key), NOUN)),
});

export { moment as action, moment as loader };
