import { useLocation, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { OUTBOX_PATH } from "~/device/queue/names";
import { isOpen } from "~/device/queue/open-texts";
import { textsThatWait } from "~/device/queue/send-texts";
import { plainNumber } from "~/utils/words/counted";
import { deleteOwnerPages } from "~/worker/owner-pages";
import { sendTextsToo, startSending, useQueue } from "./use-queue";

/** Sends the queue while any page of the admin area is open, and shows how much is left. */
export function QueueStatus() {
  const { isKnown, forms, texts, pictures, arrived, sender } = useQueue();
  const { pathname } = useLocation();
  const waiting = textsThatWait(texts, forms).filter(({ key }) => !isOpen(key));
  const entries = [...forms, ...waiting, ...pictures];
  // A form can be sent once its last picture was, and an uploaded picture can be delivered once its form is closed; so
  // every change starts sending.
  const states = [...forms, ...pictures, ...arrived]
    .map(({ id, state }) => `${id} ${state}`)
    .join();
  const hasAny = isKnown && (states !== "" || waiting.length > 0);
  useEffect(() => {
    if (hasAny) void sendTextsToo();
  }, [hasAny]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was left is a reason.
  useEffect(() => {
    if (states !== "") void startSending();
  }, [states, pathname]);
  useEffect(() => {
    window.addEventListener("online", sendTextsToo);
    return () => window.removeEventListener("online", sendTextsToo);
  }, []);
  useEffect(() => {
    // The stored copies of the owner's pages are deleted when the session has ended.
    if (sender === "signed-out") void deleteOwnerPages();
  }, [sender]);
  useFreshAnswers();
  if (entries.length === 0) return null;
  const ready = entries.filter(({ state }) => state === "waiting").length;
  return (
    // Not a client-side link: the whole document also opens without a connection.
    <nav aria-label="Outbox" className="border-b border-line bg-surface px-3 text-sm sm:px-6">
      <a
        href={OUTBOX_PATH}
        className="inline-flex min-h-touch items-center font-medium tabular-nums underline underline-offset-4"
      >
        {words(entries.length, ready, sender === "sending")}
      </a>
    </nav>
  );
}

function words(count: number, ready: number, isSending: boolean) {
  if (ready === 0) return "The outbox needs you";
  return isSending ? `Sending, ${plainNumber(ready)} left` : `${plainNumber(count)} in the outbox`;
}

/** Reloads the page's data once the site has accepted something, but not while the page is being left. */
function useFreshAnswers() {
  const { answers } = useQueue();
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === "idle";
  const shown = useRef(answers);
  useEffect(() => {
    if (!isIdle || shown.current === answers) return;
    shown.current = answers;
    revalidate();
  }, [answers, isIdle, revalidate]);
}
