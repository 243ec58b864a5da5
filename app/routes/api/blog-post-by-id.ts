import { postStatus } from "~/models/post";
import { getPost } from "~/models/post.server";
import { apiRoute } from "~/utils/api.server";
import { answerRead, notFound } from "~/utils/api-answers.server";

const blogPostById = apiRoute({
  GET: (call) => {
    const post = getPost(call.key);
    const isShown = post && (call.owner || postStatus(post) === "live");
    return isShown ? answerRead(call, post) : notFound("Blog post");
  },
});

export { blogPostById as action, blogPostById as loader };
