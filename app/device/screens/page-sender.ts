import { nextForm } from "~/device/queue/forms";
import { alone, SENDING } from "~/device/queue/lock";
import { nextPicture } from "~/device/queue/send-pictures";
import { nextText } from "~/device/queue/send-texts";
import { send } from "~/device/queue/sender";
import { nextVisit } from "~/device/queue/visits";
import { nextDelivery } from "./deliver";

/** Sends the queue once no other page or worker does; of the texts, those that were typed before `since`. */
export function sendFromPage(since: number) {
  const kinds = [nextVisit, nextForm(0), nextDelivery, nextText(since), nextPicture];
  return alone(SENDING, () => send(kinds));
}
