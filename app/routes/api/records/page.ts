import { apiRoute, ownerOnly } from "~/api/api.server";
import {
  answerDeleted,
  answerOwner,
  answerRead,
  failure,
  itemOf,
  notFound,
} from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { deletePage, findPage, updatePage } from "~/models/texts/pages/page.server";
import { pageInput } from "~/models/texts/pages/page-members";
import { isSitePage } from "~/models/texts/pages/site-pages";

const NOUN = "Page";

/** A page by its slug, or by its id. */
const page = apiRoute({
  GET: (call) => {
    const found = findPage(call.key);
    return found ? answerRead(call, found) : notFound(NOUN);
  },
  PUT: ownerOnly(async ({ request, key }) => {
    const input = await readInput(request, pageInput);
    return answerOwner(itemOf(updatePage(key, input), NOUN));
  }),
  DELETE: ownerOnly(({ key }) =>
    isSitePage(key)
      ? failure(400, "Every site has this page: it can be changed, and not deleted.")
      : answerDeleted(deletePage(key), NOUN),
  ),
});

export { page as action, page as loader };
