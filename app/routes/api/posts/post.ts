import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerAtSlug, answerDeleted, answerOwner, itemOf } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { postInput } from "~/models/posts/post";
import { deletePost, findPost, updatePost } from "~/models/posts/post.server";

const NOUN = "Blog post";

/** `GET` by slug; `PUT` and `DELETE` by id. */
const post = apiRoute({
  GET: (call) => {
    const found = findPost({ slug: call.key }, call.audience);
    return answerAtSlug(call, found, NOUN, "/api/blog-posts");
  },
  PUT: ownerOnly(async ({ request, key }) => {
    const input = await readInput(request, postInput);
    return answerOwner(itemOf(updatePost(key, input), NOUN));
  }),
  DELETE: ownerOnly(({ key }) => answerDeleted(deletePost(key), NOUN)),
});

export { post as action, post as loader };
