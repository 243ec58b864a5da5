import { sweepBin } from "~/models/bin/bin-deletion.server";
import { sweepPictures } from "~/models/collections/library/picture-sweep.server";
import { sweepEmptyDrafts } from "~/models/find/drafts/draft.server";
import { sweepIcons } from "~/models/find/icon.server";
import { sweepSharePictures } from "~/models/find/share/share-sweep.server";
import { forgetOldMessages } from "~/models/mail/messages/contact-retention.server";
import { forgetOldMails, mendDueTimes } from "~/models/mail/outgoing-mail.server";
import { forgetUnconfirmed } from "~/models/mail/subscribers/newsletter.server";
import { forgetOldDevices } from "~/models/owner/devices.server";
import { forgetOldChallenges } from "~/models/owner/passkey-challenges.server";
import { forgetEndedSessions } from "~/models/owner/session.server";
import { lookForColours } from "~/models/pictures/picture-colours.server";
import { forgetEndedPreviews } from "~/models/posts/preview-link.server";
import { clearAfterKill } from "~/portable/backup/due-backup.server";
import { sweepUpload } from "~/portable/backup/uploaded-archive.server";
import { env } from "~/utils/env.server";
import { sweepWorkFolders } from "~/utils/files/work-folder.server";

/** Forgets what nobody can come back to, and makes up for what is missing. */
export async function sweepAll() {
  sweepBin();
  sweepEmptyDrafts();
  forgetEndedPreviews();
  forgetOldMessages();
  forgetUnconfirmed();
  forgetOldMails();
  mendDueTimes();
  forgetEndedSessions();
  forgetOldDevices();
  forgetOldChallenges();
  await clearAfterKill();
  await sweepPictures();
  await sweepSharePictures();
  await sweepIcons();
  await sweepUpload(env.DATA_DIR);
  await sweepWorkFolders(env.DATA_DIR);
  await lookForColours();
}
