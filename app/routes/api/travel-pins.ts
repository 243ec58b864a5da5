import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerCreated, answerRead } from "~/api/api-answers.server";
import { narrowed, readFields } from "~/api/chosen-fields.server";
import { travelPin } from "~/api/description/content-records";
import { readInput } from "~/api/json-body.server";
import { newPinInput } from "~/models/pin";
import { createPin, listPins } from "~/models/pin.server";

const travelPins = apiRoute({
  GET: (call) => {
    const fields = readFields(call.url, travelPin.keyof().options);
    return answerRead(call, narrowed(listPins(call.audience), fields));
  },
  POST: ownerOnly(async ({ request }) => {
    const pin = createPin(await readInput(request, newPinInput));
    return answerCreated(pin, `/api/travel-pins/${pin.id}`);
  }),
});

export { travelPins as action, travelPins as loader };
