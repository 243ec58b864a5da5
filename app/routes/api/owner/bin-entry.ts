import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerDone, notFound } from "~/api/api-answers.server";
import { deleteForGood } from "~/models/bin/bin-deletion.server";

const binEntry = apiRoute({
  DELETE: ownerOnly(({ key }) => (deleteForGood([key]) > 0 ? answerDone() : notFound("Bin entry"))),
});

export { binEntry as action, binEntry as loader };
