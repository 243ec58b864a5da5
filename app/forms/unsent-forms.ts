import { keepForm } from "../device/queue/forms";
import { DRAFT_KEY, OUTBOX_PATH } from "../device/queue/names";
import { wrongPlace } from "../models/road/journey/place-given";
import { findOwnerPage } from "../worker/owner-pages";
import { IDEMPOTENCY_KEY } from "./idempotency-key";
import { canWait } from "./waiting-forms";

/** A page's title without the site's name. */
const TITLE = /<title>([^<·]*)/;

async function titleOf(page: URL) {
  const kept = await findOwnerPage(page);
  const [, title = ""] = TITLE.exec((await kept?.text()) ?? "") ?? [];
  return title.trim();
}

/**
 * Puts a form that the browser has posted without a connection into the queue, and redirects there; `null` if it cannot
 * wait. An invalid form is refused here; its typed values are one step back.
 */
export async function keepUnsent(request: Request, page: URL) {
  const entered = await request.formData();
  const path = page.pathname;
  if (!canWait(path, entered)) return null;
  const isHere = path === "/admin/here";
  const wrong = isHere && wrongPlace(entered.get("place"), entered.get("name"));
  if (wrong) return new Response(`${wrong} Go back to it.`, { status: 400 });
  const draftKey = String(entered.get(DRAFT_KEY) ?? "");
  const key = crypto.randomUUID();
  entered.set(IDEMPOTENCY_KEY, key);
  await keepForm({ entered, path, page: await titleOf(page), key, draftKey });
  return Response.redirect(OUTBOX_PATH, 303);
}
