import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { countedInWords } from "~/components/ui/in-words";
import { findForm } from "~/device/outbox/form-store";
import { isOpen } from "./open-drafts";
import { listOnPhone, type PhoneDraft } from "./phone-drafts";
import { isAside, saveAsNew, sendWaiting } from "./set-aside";

/**
 * Sends the texts that wait on this device while any page of the admin area is open, and leads to those that wait for
 * their writer.
 */
export function WaitingTexts() {
  const [waiting, setWaiting] = useState<PhoneDraft[]>([]);
  const { revalidate } = useRevalidator();

  const sendAll = useCallback(async () => {
    const found = (await listOnPhone()).filter(isWaiting);
    let isAnySent = false;
    for (const draft of found) isAnySent = (await send(draft)) || isAnySent;
    setWaiting((await listOnPhone()).filter(isWaiting));
    if (isAnySent) revalidate();
  }, [revalidate]);

  useEffect(() => {
    void sendAll();
    window.addEventListener("online", sendAll);
    return () => window.removeEventListener("online", sendAll);
  }, [sendAll]);

  const [first] = waiting;
  if (!first) return null;
  return (
    <a
      href={first.path}
      className="min-h-touch content-center text-sm font-medium underline underline-offset-4"
    >
      {countedInWords(waiting.length, "text")} kept on this device
    </a>
  );
}

/** What is open in this document is its form's to send, and what stays on the device nobody's. */
function isWaiting({ key, of }: PhoneDraft) {
  return of !== null && !isOpen(key);
}

/** Whether the site has it now. What was deleted elsewhere becomes a new record; what is older than another text waits. */
async function send(draft: PhoneDraft) {
  // What was typed after its form went to the outbox follows it.
  if (isAside(draft) || (await findForm(draft.key))?.state === "waiting") return false;
  const { kind } = await sendWaiting(draft);
  if (kind === "gone") return (await saveAsNew(draft)) !== null;
  return kind === "kept";
}
