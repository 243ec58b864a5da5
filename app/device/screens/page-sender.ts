import { listen } from "~/device/queue/channel";
import { nextForm } from "~/device/queue/forms";
import { alone, SENDING } from "~/device/queue/lock";
import { pauseAfter } from "~/device/queue/pause";
import { nextPicture } from "~/device/queue/send-pictures";
import { nextText } from "~/device/queue/send-texts";
import { send } from "~/device/queue/sender";
import { nextVisit } from "~/device/queue/visits";
import { nextDelivery } from "./deliver";

function pause(failures: number) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(end, pauseAfter(failures));
    const stop = listen(({ type }) => type === "wake" && end());
    window.addEventListener("online", end);
    function end() {
      clearTimeout(timer);
      stop();
      window.removeEventListener("online", end);
      resolve();
    }
  });
}

/**
 * Sends all that waits, texts that were typed before `since`; of all open pages one does, and when it is closed the next
 * goes on. Called once more while it sends, it looks again afterwards: something may have come in its last moment.
 */
export function sendFromPage(since: number) {
  const kinds = [nextVisit, nextForm(0), nextDelivery, nextText(since), nextPicture];
  return alone(SENDING, () => send(kinds, pause));
}
