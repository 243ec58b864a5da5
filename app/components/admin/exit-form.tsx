import { LogOut } from "lucide-react";
import { type FormEvent, useState } from "react";
import { buttonClass } from "~/components/ui/button";
import { PendingFieldset } from "~/components/ui/pending-fieldset";
import { NO_ANSWER } from "~/forms/unanswered";
import { showToast } from "~/utils/toaster";
import { EXIT } from "./intents";
import { forgetAllDrafts } from "./use-draft";

/** Ends the session; on a dead line nothing ends, and no draft is lost. */
export function ExitForm() {
  const [isPending, setPending] = useState(false);

  async function exit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    if (await endSession()) {
      forgetAllDrafts();
      // A whole new document, so that nothing read in the session stays in memory.
      return location.assign("/");
    }
    setPending(false);
    const description = `${NO_ANSWER} You are still signed in.`;
    showToast({ title: "Error", description, tone: "danger" });
  }

  return (
    <form method="post" action="/admin" onSubmit={exit}>
      <PendingFieldset isPending={isPending}>
        <button
          type="submit"
          name="intent"
          value={EXIT}
          className={buttonClass("secondary", "px-3 text-sm whitespace-nowrap")}
        >
          <LogOut aria-hidden="true" className="size-4" strokeWidth={1.5} />
          {isPending ? "Leaving…" : "Exit Admin"}
        </button>
      </PendingFieldset>
    </form>
  );
}

/** Sends the form's post; the redirect that answers it is left for the new document to follow. */
async function endSession() {
  const body = new URLSearchParams({ intent: EXIT });
  try {
    const { type } = await fetch("/admin", { method: "POST", body, redirect: "manual" });
    return type === "opaqueredirect";
  } catch {
    return false;
  }
}
