import { parse } from "@conform-to/react";
import { redirect } from "@remix-run/react";
import { DRAFT_KEY, OUTBOX_PATH } from "~/device/queue/names";
import { within } from "~/utils/async/within";
import { IDEMPOTENCY_KEY } from "./idempotency-key";
import { whenUnanswered } from "./unanswered";
import { canWait } from "./waiting-forms";

export const NOT_SAVED = "No answer came. What you typed is still here: try again in a moment.";
const IN_OUTBOX =
  "No answer came. It waits in the outbox on this device, and leaves with the line.";

const FORGET_MS = 2_000;

type FieldErrors = Record<string, string[]>;

/** The answer for a form without a connection: as it was typed, with a message or with errors of its fields. */
export function formUnanswered(entered: FormData, message: string, fieldErrors?: FieldErrors) {
  const submission = parse<null, string[]>(entered, { resolve: () => ({ value: null }) });
  return { result: submission.reply(fieldErrors ? { fieldErrors } : { formErrors: [message] }) };
}

/**
 * The `clientAction` of a page with a form. Without an answer the form stays as it was typed and shows `message`. A
 * form of the owner's that can wait goes to the queue, unless the site would refuse its values.
 */
export const offlineAction = (message: string) =>
  whenUnanswered(async (entered, request) => {
    const { pathname } = new URL(request.url);
    if (!canWait(pathname, entered)) return formUnanswered(entered, message);
    const wrong = await wrongIn(entered, pathname);
    if (Object.keys(wrong).length > 0) return formUnanswered(entered, message, wrong);
    if (!(await keep(entered, pathname))) return formUnanswered(entered, message);
    // With a service worker the outbox page opens without a connection.
    if (navigator.serviceWorker?.controller) return redirect(OUTBOX_PATH);
    return formUnanswered(entered, IN_OUTBOX);
  }, forgetAnswered);

/** The errors of its fields; none if the code with the site's rules cannot be loaded. */
async function wrongIn(entered: FormData, pathname: string): Promise<FieldErrors> {
  const rules = await import("./wrong-in").catch(() => null);
  return rules?.wrongIn(entered, pathname) ?? {};
}

function recordForm() {
  return [...document.forms].find((one) => one.elements.namedItem(IDEMPOTENCY_KEY));
}

/** The name of the chosen place; the option's value is only a key. */
function placeChosen() {
  const place = recordForm()?.elements.namedItem("place");
  return place instanceof HTMLSelectElement ? place.selectedOptions[0]?.dataset.name : undefined;
}

/** Removes an earlier version of the form from the queue once the page's own post was answered. */
async function forgetAnswered(entered: FormData, request: Request, isSaved: boolean) {
  const { pathname } = new URL(request.url);
  if (!canWait(pathname, entered)) return;
  try {
    const { forgetSent } = await import("~/device/queue/forms");
    const sent = { entered, path: pathname, key: text(entered, IDEMPOTENCY_KEY), isSaved };
    // WebKit's database may be stuck as long as the page is open; the saved form must not wait for it.
    await within(FORGET_MS, forgetSent(sent));
  } catch {
    // It stays in the queue and is sent again with its idempotency key.
  }
}

/** Puts a form into the queue; returns whether that worked. */
async function keep(entered: FormData, path: string) {
  const [page = ""] = document.title.split(" · ", 1);
  const key = text(entered, IDEMPOTENCY_KEY) || crypto.randomUUID();
  try {
    const { keepForm } = await import("~/device/queue/forms");
    const draftKey = text(entered, DRAFT_KEY);
    await keepForm({ entered, path, page, key, draftKey, chosen: placeChosen() });
    return true;
  } catch {
    // There is no room or no database, or the code cannot be loaded.
    return false;
  }
}

function text(entered: FormData, name: string) {
  const value = entered.get(name);
  return typeof value === "string" ? value : "";
}
