import { apiRoute } from "~/api/api.server";
import { answerRead, notFound } from "~/api/api-answers.server";
import { findPost } from "~/models/post.server";

const postById = apiRoute({
  GET: (call) => {
    const post = findPost({ id: call.key }, call.audience);
    return post ? answerRead(call, post) : notFound("Blog post");
  },
});

export { postById as action, postById as loader };
