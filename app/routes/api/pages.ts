import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerCreated, itemOf } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { answerList } from "~/api/list-answers.server";
import { createPage, pageList } from "~/models/site-pages/page.server";
import { newPageInput } from "~/models/site-pages/page-members";

const pages = apiRoute({
  GET: (call) => answerList(call, pageList),
  POST: ownerOnly(async ({ request }) => {
    const input = await readInput(request, newPageInput);
    const created = itemOf(createPage(input), "Page");
    return answerCreated(created, `/api/pages/${created.slug}`);
  }),
});

export { pages as action, pages as loader };
