import { apiRoute, ownerOnly } from "~/api/api.server";
import {
  answerDeleted,
  answerMoved,
  answerOwner,
  answerRead,
  itemOf,
  notFound,
} from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { postInput } from "~/models/post";
import { deletePost, findPost, updatePost } from "~/models/post.server";

const NOUN = "Blog post";

/** `GET` by slug; `PUT` and `DELETE` by id. */
const post = apiRoute({
  GET: (call) => {
    const post = findPost({ slug: call.key }, call.audience);
    if (!post) return notFound(NOUN);
    const isMoved = post.slug !== call.key;
    return isMoved ? answerMoved(`/api/blog-posts/${post.slug}`) : answerRead(call, post);
  },
  PUT: ownerOnly(async ({ request, key }) => {
    const input = await readInput(request, postInput);
    return answerOwner(itemOf(updatePost(key, input), NOUN));
  }),
  DELETE: ownerOnly(({ key }) => answerDeleted(deletePost(key), NOUN)),
});

export { post as action, post as loader };
