import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerCreated, answerRead } from "~/api/api-answers.server";
import { pin } from "~/api/description/content-records";
import { readInput } from "~/api/json-body.server";
import { narrowed, readSparseFieldset } from "~/api/sparse-fieldsets.server";
import { newPinInput } from "~/models/pin";
import { createPin } from "~/models/pin.server";
import { listPins } from "~/models/pin-lists.server";

const pins = apiRoute({
  GET: (call) => {
    const fields = readSparseFieldset(call.url, pin.keyof().options);
    return answerRead(call, narrowed(listPins(call.audience), fields));
  },
  POST: ownerOnly(async ({ request }) => {
    const pin = createPin(await readInput(request, newPinInput));
    return answerCreated(pin, `/api/travel-pins/${pin.id}`);
  }),
});

export { pins as action, pins as loader };
