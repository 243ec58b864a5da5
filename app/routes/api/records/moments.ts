import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerCreated } from "~/api/api-answers.server";
import { moment } from "~/api/description/content-records";
import { readInput } from "~/api/json-body.server";
import { answerList } from "~/api/list-answers.server";
import { readSparseFieldset } from "~/api/sparse-fieldsets.server";
import { momentList } from "~/models/find/keyset-lists.server";
import { newMomentInput } from "~/models/road/moments/moment";
import { createMoment } from "~/models/road/moments/moment.server";

const moments = apiRoute({
  GET: (call) => {
    const fields = readSparseFieldset(call.url, moment.keyof().options);
    return answerList(call, () => momentList(call.audience), fields);
  },
  POST: ownerOnly(async ({ request }) => {
    const created = createMoment(await readInput(request, newMomentInput));
    return answerCreated(created, `/api/moments/${created.id}`);
  }),
});

export { moments as action, moments as loader };
