import { newPinInput } from "~/models/pin";
import { createPin, listPins } from "~/models/pin.server";
import { travelPin } from "~/openapi/content-records";
import { apiRoute, ownerOnly } from "~/utils/api.server";
import { answerCreated, answerRead } from "~/utils/api-answers.server";
import { narrowed, readFields } from "~/utils/chosen-fields.server";
import { readInput } from "~/utils/json-body.server";

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
