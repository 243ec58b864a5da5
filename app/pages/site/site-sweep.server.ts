import { sweepBin } from "~/models/bin/bin-deletion.server";
import { sweepPictures } from "~/models/collections/library/picture-sweep.server";
import { sweepEmptyDrafts } from "~/models/find/drafts/draft.server";
import { sweepIcons } from "~/models/find/icon.server";
import { sweepSharePictures } from "~/models/find/share/share-sweep.server";
import { forgetOldMessages } from "~/models/mail/messages/contact-retention.server";
import { forgetOldMails } from "~/models/mail/outgoing-mail.server";
import { forgetUnconfirmed } from "~/models/mail/subscribers/newsletter.server";
import { forgetOldDevices } from "~/models/owner/devices.server";
import { forgetOldChallenges } from "~/models/owner/passkey-challenges.server";
import { forgetEndedSessions } from "~/models/owner/session.server";
import { lookForColours } from "~/models/pictures/picture-colours.server";
import { forgetEndedPreviews } from "~/models/posts/preview-link.server";
import { showDueMoves } from "~/models/road/journey/show-moves.server";
import { sweepUpload } from "~/portable/backup/uploaded-archive.server";
import { env } from "~/utils/env.server";
import { sweepWorkFolders } from "~/utils/files/work-folder.server";
import { logError } from "~/utils/log-failure.server";

const HOUR_MS = 60 * 60 * 1000;

const MOVES_MS = 10_000;

/** Shows hidden moves when their time has come, for as long as the process runs; whichever process is first does it. */
export function scheduleMoves() {
  const attempt = () => {
    try {
      showDueMoves();
    } catch (error) {
      logError("moves", error);
    }
  };
  attempt();
  setInterval(attempt, MOVES_MS).unref();
}

/** Forgets what nobody can come back to, and makes up for what is missing, now and every hour, for as long as the process runs. */
export function scheduleSweeps() {
  const sweepAll = async () => {
    sweepBin();
    sweepEmptyDrafts();
    forgetEndedPreviews();
    forgetOldMessages();
    forgetUnconfirmed();
    forgetOldMails();
    forgetEndedSessions();
    forgetOldDevices();
    forgetOldChallenges();
    await sweepPictures();
    await sweepSharePictures();
    await sweepIcons();
    await sweepUpload(env.DATA_DIR);
    await sweepWorkFolders(env.DATA_DIR);
    await lookForColours();
  };
  const attempt = () => sweepAll().catch((error) => logError("sweep", error));
  attempt();
  setInterval(attempt, HOUR_MS).unref();
}
