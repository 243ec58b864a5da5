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

/** The answer for a form: as it was typed, with `message`, or with what is wrong with its fields. */
export function formUnanswered(entered: FormData, message: string, fieldErrors?: FieldErrors) {
  const submission = parse<null, string[]>(entered, { resolve: () => ({ value: null }) });
  return { result: submission.reply(fieldErrors ? { fieldErrors } : { formErrors: [message] }) };
}

/**
 * The `clientAction` of a form's page: without an answer the form stays as it was typed and says `message`; one of the
 * owner's that can wait goes to the outbox, unless the site would refuse what it says.
 */
export const offlineAction = (message: string) =>
  whenUnanswered(async (entered, request) => {
    const { pathname } = new URL(request.url);
    if (!canWait(pathname, entered)) return formUnanswered(entered, message);
    const wrong = await wrongIn(entered, pathname);
    if (Object.keys(wrong).length > 0) return formUnanswered(entered, message, wrong);
    if (!(await keep(entered, pathname))) return formUnanswered(entered, message);
    // The page of the outbox opens without a line where a service worker has it.
    if (navigator.serviceWorker?.controller) return redirect(OUTBOX_PATH);
    return formUnanswered(entered, IN_OUTBOX);
  }, forgetAnswered);

/** What is wrong with its fields; nothing where the code that knows the site's rules is not here. */
async function wrongIn(entered: FormData, pathname: string): Promise<FieldErrors> {
  const rules = await import("./wrong-in").catch(() => null);
  return rules?.wrongIn(entered, pathname) ?? {};
}

function recordForm() {
  return [...document.forms].find((one) => one.elements.namedItem(IDEMPOTENCY_KEY));
}

/** What the place that was chosen is called; its value is a key. */
function placeChosen() {
  const place = recordForm()?.elements.namedItem("place");
  return place instanceof HTMLSelectElement ? place.selectedOptions[0]?.dataset.name : undefined;
}

/** What waited of a form that its page has sent meanwhile is done once that is saved. */
async function forgetAnswered(entered: FormData, request: Request, isSaved: boolean) {
  const { pathname } = new URL(request.url);
  if (!canWait(pathname, entered)) return;
  try {
    const { forgetSent } = await import("~/device/queue/forms");
    const sent = { entered, path: pathname, key: text(entered, IDEMPOTENCY_KEY), isSaved };
    // WebKit's database may be stuck for as long as the page is open; what is saved is not held up by that.
    await within(FORGET_MS, forgetSent(sent));
  } catch {
    // It stays in the outbox, and is sent once more under its key.
  }
}

/** Whether the form waits in the outbox now. */
async function keep(entered: FormData, path: string) {
  const [page = ""] = document.title.split(" · ", 1);
  const key = text(entered, IDEMPOTENCY_KEY) || crypto.randomUUID();
  try {
    const { keepForm } = await import("~/device/queue/forms");
    const draftKey = text(entered, DRAFT_KEY);
    await keepForm({ entered, path, page, key, draftKey, chosen: placeChosen() });
    return true;
  } catch {
    // No room, no databases, or the code for it is not here.
    return false;
  }
}

function text(entered: FormData, name: string) {
  const value = entered.get(name);
  return typeof value === "string" ? value : "";
}
