import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerDeleted } from "~/api/api-answers.server";
import { endPreviewLink } from "~/models/posts/preview-link.server";

const postPreview = apiRoute({
  DELETE: ownerOnly(({ key, params }) =>
    answerDeleted(endPreviewLink(key, params.previewId ?? ""), "Preview link"),
  ),
});

export { postPreview as action, postPreview as loader };
