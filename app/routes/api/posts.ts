import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerCreated, answerRead, itemOf } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { narrowed, readSparseFieldset } from "~/api/sparse-fieldsets.server";
import { filterPosts } from "~/models/list-filters";
import { isNarrowing, readListQuery } from "~/models/list-query";
import { newPostInput } from "~/models/post";
import { createPost } from "~/models/post.server";
import { postFields, searchedPostFields } from "~/models/post-columns.server";
import { listPosts } from "~/models/post-lists.server";
import { postCategories } from "~/models/vocabulary";

const blogPosts = apiRoute({
  GET: (call) => {
    const fields = readSparseFieldset(call.url, postFields);
    const query = readListQuery(call.url.searchParams, { categories: postCategories });
    if (!isNarrowing(query)) return answerRead(call, listPosts(call.audience, fields));
    const posts = listPosts(call.audience, [...fields, ...searchedPostFields]);
    return answerRead(call, narrowed(filterPosts(posts, query), fields));
  },
  POST: ownerOnly(async ({ request }) => {
    const post = itemOf(createPost(await readInput(request, newPostInput)), "Blog post");
    return answerCreated(post, `/api/blog-posts/by-id/${post.id}`);
  }),
});

export { blogPosts as action, blogPosts as loader };
