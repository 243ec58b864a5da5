import { keepForm } from "../device/outbox/keep-form";
import { findOwnerPage } from "../worker/owner-pages";
import { SENDING_KEY } from "./sending-key";
import { canWait } from "./waiting-forms";

/** What a page is called, without the site's name behind it. */
const TITLE = /<title>([^<·]*)/;

async function titleOf(page: URL) {
  const kept = await findOwnerPage(page);
  const [, title = ""] = TITLE.exec((await kept?.text()) ?? "") ?? [];
  return title.trim();
}

/** Puts a form that its browser has sent, with nobody to answer, into the outbox; whether it can wait there. */
export async function keepUnsent(request: Request, page: URL) {
  const entered = await request.formData();
  const path = page.pathname;
  if (!canWait(path, entered)) return false;
  const key = crypto.randomUUID();
  entered.set(SENDING_KEY, key);
  await keepForm({ entered, path, page: await titleOf(page), key, draftKey: "" });
  return true;
}
