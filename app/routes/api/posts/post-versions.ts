import { apiRoute, ownerOnly } from "~/api/api.server";
import { notFound } from "~/api/api-answers.server";
import { answerList } from "~/api/list-answers.server";
import { postVersionList } from "~/models/find/versions/versions.server";
import { findPost } from "~/models/posts/post.server";

const postVersions = apiRoute({
  GET: ownerOnly((call) => {
    if (!findPost({ id: call.key }, "owner")) return notFound("Blog post");
    return answerList(call, () => postVersionList(call.key));
  }),
});

export { postVersions as action, postVersions as loader };
