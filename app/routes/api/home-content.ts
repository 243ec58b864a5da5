import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerOwner, answerRead, itemOf } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { homeContentInput } from "~/models/texts/home-content";
import { getHomeContent, updateHomeContent } from "~/models/texts/home-content.server";

const homeContent = apiRoute({
  GET: (call) => answerRead(call, getHomeContent()),
  PUT: ownerOnly(async ({ request }) => {
    const input = await readInput(request, homeContentInput);
    return answerOwner(itemOf(updateHomeContent(input), "Home page content"));
  }),
});

export { homeContent as action, homeContent as loader };
