import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { sendOutbox, useOutbox } from "~/device/outbox/status";
import { OUTBOX_PATH } from "~/device/outbox/waiting-form";
import { useUploads } from "~/device/uploads/status";
import { deleteOwnerPages } from "~/worker/owner-pages";

/** Sends what waits in the outbox while any page of the admin area is open, and says how much that is. */
export function OutboxStatus() {
  const { forms, sent } = useOutbox();
  const { waiting } = useUploads();
  const { revalidate } = useRevalidator();
  const ready = forms.filter(({ state }) => state === "waiting");
  const key = ready.map((form) => form.key).join();
  // A form goes when the last of its pictures has gone.
  const pictures = waiting.map(({ id, state }) => `${id}${state}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that has left is the reason.
  useEffect(() => {
    if (key === "") return;
    const send = () => void sendOutbox();
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [key, pictures]);
  useEffect(() => {
    // Not where nothing was answered: without a line the page would come anew, without what is typed in it.
    if (sent === "answered") revalidate();
    // What this device has of the owner's pages is shut with the session.
    if (sent === "signed-out") void deleteOwnerPages();
  }, [sent, revalidate]);
  if (forms.length === 0) return null;
  return (
    // A whole document: it opens without a line, too.
    <a
      href={OUTBOX_PATH}
      className="min-h-touch content-center text-sm font-medium tabular-nums underline underline-offset-4"
    >
      {ready.length === 0 ? "The outbox needs you" : `${forms.length} in the outbox`}
    </a>
  );
}
