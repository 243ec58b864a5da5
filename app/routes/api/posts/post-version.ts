import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerOwner, notFound } from "~/api/api-answers.server";
import { findVersion } from "~/models/find/versions/versions.server";
import { findPost } from "~/models/posts/post.server";

const postVersion = apiRoute({
  GET: ownerOnly(({ key, params }) => {
    const version = findVersion({ kind: "post", recordId: key }, Number(params.number));
    if (!version || !findPost({ id: key }, "owner")) return notFound("Version");
    const { number, savedAt, texts } = version;
    return answerOwner({ number, savedAt, isReadable: texts !== null, values: texts });
  }),
});

export { postVersion as action, postVersion as loader };
