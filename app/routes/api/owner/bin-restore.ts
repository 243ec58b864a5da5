import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerOwner, failure } from "~/api/api-answers.server";
import { restoreFromBin } from "~/models/bin/bin-restore.server";

const binRestore = apiRoute({
  POST: ownerOnly(({ key }) => {
    const result = restoreFromBin(key);
    if (result.ok) return answerOwner(result.restored[0]);
    return failure(result.isMissing ? 404 : 409, result.message);
  }),
});

export { binRestore as action, binRestore as loader };
