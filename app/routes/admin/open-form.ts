import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerDone, answerOwner, notFound } from "~/api/api-answers.server";
import { draftKeyOf } from "~/forms/drafts/draft-key.server";
import { draftState } from "~/forms/drafts/draft-values.server";
import { findStanding } from "~/models/find/drafts/draft.server";
import { recordClosed, recordOpen } from "~/models/find/drafts/open-forms.server";
import { deviceOf } from "~/session.server";

/** A page says that it has a form open, and hears who else has, and what was kept last; then that it has closed it. */
const openForm = apiRoute({
  PUT: ownerOnly(async ({ request, url, params }) => {
    const key = draftKeyOf(params);
    if (!key) return notFound("Form");
    const others = recordOpen(key, (await deviceOf(request))?.id ?? "");
    const standing = findStanding(key);
    const isOwn = standing?.writer && standing.writer === url.searchParams.get("writer");
    const saved = standing && !isOwn ? draftState(standing) : null;
    return answerOwner({ openElsewhereSince: others[0] ?? null, saved });
  }),
  // A page that goes can only post.
  POST: ownerOnly(async ({ request, params }) => {
    const key = draftKeyOf(params);
    const device = await deviceOf(request);
    if (key && device) recordClosed(key, device.id);
    return answerDone();
  }),
});

export { openForm as action };
