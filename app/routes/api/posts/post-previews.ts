import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerCreated, invalidFields, notFound } from "~/api/api-answers.server";
import { readOptionalInput } from "~/api/json-body.server";
import { answerList } from "~/api/list-answers.server";
import { previewLinkInput, previewPath } from "~/models/posts/preview-link";
import { createPreviewLink, previewLinkList } from "~/models/posts/preview-link.server";
import { siteOrigin } from "~/utils/http/site-origin.server";

const NOUN = "Blog post";

const postPreviews = apiRoute({
  GET: ownerOnly((call) => {
    const links = previewLinkList(call.key);
    return links ? answerList(call, () => links) : notFound(NOUN);
  }),
  POST: ownerOnly(async ({ request, key }) => {
    const input = await readOptionalInput(request, previewLinkInput);
    const made = createPreviewLink(key, input);
    if (!made.ok) return made.kind === "invalid" ? invalidFields(made.fieldErrors) : notFound(NOUN);
    const { id, token, expiresAt } = made.item;
    const url = siteOrigin(request) + previewPath(token);
    return answerCreated({ id, url, expiresAt }, `/api/blog-posts/${key}/previews/${id}`);
  }),
});

export { postPreviews as action, postPreviews as loader };
