import { LogOut } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { buttonClass } from "~/components/ui/buttons/button";
import { PendingFieldset } from "~/components/ui/pending-fieldset";
import { restOpenTexts } from "~/device/queue/open-texts";
import { isOnItsWay } from "~/device/queue/picture-entry";
import { textsThatWait } from "~/device/queue/send-texts";
import { forgetOwner, listEntries } from "~/device/queue/store";
import { AskDialog, ask } from "~/device/screens/uploads/ask-dialog";
import { EXIT, INTENT } from "~/forms/intents";
import { NO_ANSWER } from "~/forms/unanswered";
import { leaveDesk } from "~/offline/owner-desk";
import { showToast } from "~/utils/browser/toaster";
import { counted } from "~/utils/words/counted";
import { deleteOwnerPages } from "~/worker/owner-pages";

/** Signs out, after asking if unsent work on this device would be lost. Without a connection the session stays open. */
export function ExitForm() {
  const [isPending, setPending] = useState(false);
  const [waiting, setWaiting] = useState("");
  const dialog = useRef<HTMLDialogElement>(null);

  async function exit(event: FormEvent) {
    event.preventDefault();
    const all = await countWaiting();
    setWaiting(all);
    if (all !== "" && !(await ask(dialog.current))) return;
    setPending(true);
    leaveDesk();
    if (await endSession()) {
      restOpenTexts();
      await Promise.allSettled([forgetOwner(), deleteOwnerPages()]);
      // Load a new document, so that no data of the session stays in memory.
      return location.assign("/");
    }
    setPending(false);
    const description = `${NO_ANSWER} You are still signed in.`;
    showToast({ title: "Error", description, tone: "danger" });
  }

  return (
    <>
      <form method="post" action="/admin" onSubmit={exit}>
        <PendingFieldset isPending={isPending}>
          <button
            type="submit"
            name={INTENT}
            value={EXIT}
            className={buttonClass("secondary", "px-3 text-sm whitespace-nowrap")}
          >
            <LogOut aria-hidden="true" className="size-4" strokeWidth={1.5} />
            <span className="max-[22.4rem]:sr-only">{isPending ? "Leaving…" : "Exit Admin"}</span>
          </button>
        </PendingFieldset>
      </form>
      <AskDialog
        ref={dialog}
        label="Sign out"
        question={`${waiting} on this device did not reach the site yet. Signing out deletes what waits here.`}
        yes="Sign out and delete"
        no="Stay signed in"
      />
    </>
  );
}

/** Posts the form. `true` if the site answered with its redirect, which is not followed here. */
async function endSession() {
  const body = new URLSearchParams({ [INTENT]: EXIT });
  try {
    const { type } = await fetch("/admin", { method: "POST", body, redirect: "manual" });
    return type === "opaqueredirect";
  } catch {
    return false;
  }
}

/** What waits on this device, in words; an empty string for nothing, or without a database. */
async function countWaiting() {
  const forms = await listEntries("form").catch(() => []);
  const pictures = (await listEntries("picture").catch(() => [])).filter(isOnItsWay);
  const texts = textsThatWait(await listEntries("text").catch(() => []), forms);
  const all = [
    forms.length > 0 && counted(forms.length, "form"),
    pictures.length > 0 && counted(pictures.length, "picture"),
    texts.length > 0 && counted(texts.length, "text"),
  ];
  return all
    .filter(Boolean)
    .join(", ")
    .replace(/, ([^,]+)$/, " and $1");
}
