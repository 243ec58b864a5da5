import { apiRoute } from "~/api/api.server";
import { answerList } from "~/api/list-answers.server";
import { readSparseFieldset } from "~/api/sparse-fieldsets.server";
import { featuredPostList } from "~/models/find/keyset-lists.server";
import { postFields } from "~/models/posts/post-columns.server";

const featured = apiRoute({
  GET: (call) => {
    const fields = readSparseFieldset(call.url, postFields);
    return answerList(call, (asked) => featuredPostList(call.audience, asked), fields);
  },
});

export { featured as action, featured as loader };
