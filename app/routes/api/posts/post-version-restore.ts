import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerOwner, itemOf } from "~/api/api-answers.server";
import { restoreVersion } from "~/models/find/versions/version-restore.server";

const postVersionRestore = apiRoute({
  POST: ownerOnly(({ key, params }) => {
    const restored = restoreVersion({ kind: "post", recordId: key }, Number(params.number));
    return answerOwner(itemOf(restored, "Version"));
  }),
});

export { postVersionRestore as action, postVersionRestore as loader };
