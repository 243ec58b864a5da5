import { inboxRoom } from "~/models/mail/messages/inbox-room.server";
import { getMailStatus } from "~/models/mail/outgoing-mail.server";
import { listAnnouncedPosts } from "~/models/newsletter/post-issue.server";
import { listNewDevices } from "~/models/owner/devices.server";
import { hiddenState } from "~/models/road/journey/hidden-moves.server";
import { getBackupStatus } from "~/portable/backup/backup-status.server";
import { getAdminStats } from "./admin-stats.server";
import { listStepsLeft } from "./first-steps.server";
import { getRecentActivity } from "./recent-activity.server";

/** The data of the dashboard. */
export async function getDashboard() {
  return {
    // A promise, so that an error in the figures does not break the rest of the page.
    stats: Promise.resolve().then(getAdminStats),
    recent: getRecentActivity(),
    notes: {
      problem: (await getBackupStatus()).problem,
      devices: listNewDevices(),
      announced: listAnnouncedPosts(),
      hidden: hiddenState(),
      mail: getMailStatus(),
      room: inboxRoom(),
      stepsLeft: listStepsLeft(),
    },
  };
}
