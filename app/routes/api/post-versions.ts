import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerOwner, notFound } from "~/api/api-answers.server";
import { findPost } from "~/models/post.server";
import { listPostVersions } from "~/models/versions.server";

const postVersions = apiRoute({
  GET: ownerOnly(({ key }) => {
    if (!findPost({ id: key }, "owner")) return notFound("Blog post");
    return answerOwner(listPostVersions(key));
  }),
});

export { postVersions as action, postVersions as loader };
