import { findPost } from "~/models/post.server";
import { apiRoute } from "~/utils/api.server";
import { answerRead, notFound } from "~/utils/api-answers.server";

const blogPostById = apiRoute({
  GET: (call) => {
    const post = findPost({ id: call.key }, call.audience);
    return post ? answerRead(call, post) : notFound("Blog post");
  },
});

export { blogPostById as action, blogPostById as loader };
