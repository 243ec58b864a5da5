import { apiRoute } from "~/api/api.server";
import { answerOwner, failure } from "~/api/api-answers.server";

const authUser = apiRoute({
  GET: ({ owner }) =>
    owner
      ? answerOwner({ id: owner.id, username: owner.username })
      : failure(401, "Nobody is signed in."),
});

export { authUser as action, authUser as loader };
