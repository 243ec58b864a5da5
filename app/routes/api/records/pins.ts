import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerCreated } from "~/api/api-answers.server";
import { pin } from "~/api/description/content-records";
import { readInput } from "~/api/json-body.server";
import { answerList } from "~/api/list-answers.server";
import { readSparseFieldset } from "~/api/sparse-fieldsets.server";
import { pinList } from "~/models/find/keyset-lists.server";
import { newPinInput } from "~/models/road/pins/pin";
import { createPin } from "~/models/road/pins/pin.server";

const pins = apiRoute({
  GET: (call) => {
    const fields = readSparseFieldset(call.url, pin.keyof().options);
    return answerList(call, () => pinList(call.audience), fields);
  },
  POST: ownerOnly(async ({ request }) => {
    const pin = createPin(await readInput(request, newPinInput));
    return answerCreated(pin, `/api/travel-pins/${pin.id}`);
  }),
});

export { pins as action, pins as loader };
