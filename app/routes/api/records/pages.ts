import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerCreated, itemOf } from "~/api/api-answers.server";
import { page } from "~/api/description/site-records";
import { readInput } from "~/api/json-body.server";
import { answerList } from "~/api/list-answers.server";
import { readSparseFieldset } from "~/api/sparse-fieldsets.server";
import { createPage, pageList } from "~/models/texts/pages/page.server";
import { newPageInput, pageInput } from "~/models/texts/pages/page-members";

/** The fields of all pages, and those that only some pages have. */
const pageFields = [...new Set([...page.keyof().options, ...pageInput.keyof().options])];

const pages = apiRoute({
  GET: (call) => answerList(call, pageList, readSparseFieldset(call.url, pageFields)),
  POST: ownerOnly(async ({ request }) => {
    const input = await readInput(request, newPageInput);
    const created = itemOf(createPage(input), "Page");
    return answerCreated(created, `/api/pages/${created.slug}`);
  }),
});

export { pages as action, pages as loader };
