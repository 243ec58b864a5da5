import { apiRoute } from "~/utils/api.server";
import { answerOwner, failure } from "~/utils/api-answers.server";

const authUser = apiRoute({
  GET: ({ owner }) =>
    owner
      ? answerOwner({ id: owner.id, username: owner.username })
      : failure(401, "Nobody is signed in."),
});

export { authUser as action, authUser as loader };
