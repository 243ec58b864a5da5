import { useEffect } from "react";
import { SHARE_PATH } from "~/device/uploads/share-path";
import { startSending, useUploads } from "~/device/uploads/status";
import { plainNumber } from "~/utils/words/counted";

/** Sends what waits while any page of the admin area is open, and says how far it is. */
export function SendingStatus() {
  const { waiting, line, sent } = useUploads();
  const count = waiting.filter(({ state }) => state === "waiting").length;
  const isWaiting = count > 0;
  useEffect(() => {
    if (!isWaiting) return;
    startSending();
    window.addEventListener("online", startSending);
    return () => window.removeEventListener("online", startSending);
  }, [isWaiting]);
  if (waiting.length === 0) return null;
  return (
    // A whole document: it opens without a line, too.
    <a
      href={SHARE_PATH}
      className="min-h-touch content-center text-sm font-medium tabular-nums underline underline-offset-4"
    >
      {words(count, sent, waiting.length - count, line === "sending")}
    </a>
  );
}

function words(count: number, sent: number, refused: number, isSending: boolean) {
  if (count === 0) return `${refused} not sent`;
  return isSending
    ? `Sending ${plainNumber(sent + 1)} of ${plainNumber(sent + count)}`
    : `${plainNumber(count)} waiting to be sent`;
}
