import { postInput, postStatus } from "~/models/post";
import {
  deletePost,
  getPost,
  getPostBySlug,
  getRenamedPostSlug,
  updatePost,
} from "~/models/post.server";
import { apiRoute, type Call, ownerOnly } from "~/utils/api.server";
import {
  answerDeleted,
  answerMoved,
  answerOwner,
  answerRead,
  itemOf,
  notFound,
} from "~/utils/api-answers.server";
import { readInput } from "~/utils/json-body.server";

const NOUN = "Blog post";

function shownPost({ owner }: Call, slug: string) {
  const post = getPostBySlug(slug);
  return post && (owner || postStatus(post) === "live") ? post : null;
}

/** `GET` by slug; `PUT` and `DELETE` by id. */
const blogPost = apiRoute({
  GET: (call) => {
    const post = shownPost(call, call.key);
    if (post) return answerRead(call, post);
    const renamed = shownPost(call, getRenamedPostSlug(call.key) ?? "");
    return renamed ? answerMoved(`/api/blog-posts/${renamed.slug}`) : notFound(NOUN);
  },
  PUT: ownerOnly(async ({ request, key }) => {
    const input = await readInput(request, postInput);
    return answerOwner(itemOf(updatePost(key, input), NOUN, () => getPost(key)));
  }),
  DELETE: ownerOnly(({ key }) => answerDeleted(deletePost(key), NOUN)),
});

export { blogPost as action, blogPost as loader };
