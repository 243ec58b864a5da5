import { apiRoute } from "~/api/api.server";
import { answerRead } from "~/api/api-answers.server";
import { narrowed, readFields } from "~/api/chosen-fields.server";
import { postFields } from "~/models/post-columns.server";
import { listFeaturedPosts } from "~/models/post-lists.server";

const featured = apiRoute({
  GET: (call) => {
    const fields = readFields(call.url, postFields);
    return answerRead(call, narrowed(listFeaturedPosts(call.audience), fields));
  },
});

export { featured as action, featured as loader };
