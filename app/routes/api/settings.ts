import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerOwner, answerRead, itemOf } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { settingsInput } from "~/models/texts/settings";
import { getSettings, updateSettings } from "~/models/texts/settings.server";
import { publicSettings } from "~/words";

const settings = apiRoute({
  GET: (call) => {
    const settings = getSettings();
    return answerRead(call, call.audience === "owner" ? settings : publicSettings(settings));
  },
  PUT: ownerOnly(async ({ request }) => {
    const input = await readInput(request, settingsInput);
    return answerOwner(itemOf(updateSettings(input), "Settings"));
  }),
});

export { settings as action, settings as loader };
