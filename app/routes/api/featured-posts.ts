import { apiRoute } from "~/api/api.server";
import { answerRead } from "~/api/api-answers.server";
import { narrowed, readSparseFieldset } from "~/api/sparse-fieldsets.server";
import { postFields } from "~/models/post-columns.server";
import { listFeaturedPosts } from "~/models/post-lists.server";

const featured = apiRoute({
  GET: (call) => {
    const fields = readSparseFieldset(call.url, postFields);
    return answerRead(call, narrowed(listFeaturedPosts(call.audience), fields));
  },
});

export { featured as action, featured as loader };
