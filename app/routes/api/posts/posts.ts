import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerCreated, itemOf } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { answerList } from "~/api/list-answers.server";
import { readSparseFieldset } from "~/api/sparse-fieldsets.server";
import { readListQuery } from "~/models/base/lists/list-query";
import { postList } from "~/models/find/keyset-lists.server";
import { newPostInput } from "~/models/posts/post";
import { createPost } from "~/models/posts/post.server";
import { postFields } from "~/models/posts/post-columns.server";
import { words } from "~/words";

const blogPosts = apiRoute({
  GET: (call) => {
    const fields = readSparseFieldset(call.url, postFields);
    const query = readListQuery(call.url.searchParams, { categories: words().postCategories });
    return answerList(call, (asked) => postList(call.audience, asked, query), fields);
  },
  POST: ownerOnly(async ({ request }) => {
    const post = itemOf(createPost(await readInput(request, newPostInput)), "Blog post");
    return answerCreated(post, `/api/blog-posts/by-id/${post.id}`);
  }),
});

export { blogPosts as action, blogPosts as loader };
