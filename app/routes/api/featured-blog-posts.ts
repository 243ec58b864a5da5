import { postFields } from "~/models/post-columns.server";
import { listFeaturedPosts } from "~/models/post-lists.server";
import { apiRoute } from "~/utils/api.server";
import { answerRead } from "~/utils/api-answers.server";
import { narrowed, readFields } from "~/utils/chosen-fields.server";

const featured = apiRoute({
  GET: (call) => {
    const fields = readFields(call.url, postFields);
    return answerRead(call, narrowed(listFeaturedPosts(call.audience), fields));
  },
});

export { featured as action, featured as loader };
