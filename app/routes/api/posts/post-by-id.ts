import { apiRoute } from "~/api/api.server";
import { answerItem } from "~/api/api-answers.server";
import { findPost } from "~/models/posts/post.server";

const postById = apiRoute({
  GET: (call) => answerItem(call, findPost({ id: call.key }, call.audience), "Blog post"),
});

export { postById as action, postById as loader };
