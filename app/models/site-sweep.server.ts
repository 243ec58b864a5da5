import { logError } from "~/utils/log-failure.server";
import { sweepBin } from "./bin-deletion.server";
import { forgetOldMessages } from "./contact-retention.server";
import { forgetUnconfirmed } from "./newsletter.server";
import { forgetOldMails } from "./outgoing-mail.server";
import { sweepPictures } from "./picture-sweep.server";
import { forgetEndedPreviews } from "./preview-link.server";

const HOUR_MS = 60 * 60 * 1000;

/** Forgets what nobody can come back to, now and every hour, for as long as the process runs. */
export function keepSwept() {
  const sweepAll = async () => {
    sweepBin();
    forgetEndedPreviews();
    forgetOldMessages();
    forgetUnconfirmed();
    forgetOldMails();
    await sweepPictures();
  };
  const attempt = () => sweepAll().catch((error) => logError("sweep", error));
  attempt();
  setInterval(attempt, HOUR_MS).unref();
}
