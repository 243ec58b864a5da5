import { Link } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { NewDevicesNote } from "~/components/admin/account/new-devices-note";
import { HiddenNote } from "~/components/admin/journey/hidden-note";
import { RoomNote } from "~/components/admin/messages/room-note";
import { AnnouncedPosts } from "~/components/admin/newsletter/announced-posts";
import { MailNote } from "~/components/admin/newsletter/mail-note";
import type { InboxRoom } from "~/models/mail/messages/inbox-room.server";
import type { MailStatus } from "~/models/mail/outgoing-mail.server";
import type { NewDevices } from "~/models/owner/devices.server";
import type { HiddenState } from "~/models/road/journey/hidden-moves.server";
import { plainNumber } from "~/utils/words/counted";
import type { FirstStep } from "~/vocabulary";
import { FirstSteps } from "./first-steps";

export type DashboardNotesProps = {
  /** The message about what is wrong with the backups. */
  problem: string | null;
  devices: NewDevices;
  announced: ComponentProps<typeof AnnouncedPosts>["posts"];
  hidden: HiddenState | null;
  mail: MailStatus;
  room: InboxRoom;
  stepsLeft: FirstStep[];
};

/** Notes for the owner; the most urgent one is visible, the others are folded away. */
export function DashboardNotes(props: DashboardNotesProps) {
  const [first, ...others] = notesOf(props);
  if (!first) return null;
  return (
    <div className="grid gap-2">
      {first}
      {others.length > 0 && (
        <details>
          <summary className="inline-flex min-h-touch items-center text-sm font-medium text-accent underline underline-offset-4">
            and {plainNumber(others.length)} more
          </summary>
          <div className="grid gap-3 pt-2">{others}</div>
        </details>
      )}
    </div>
  );
}

/** The notes that apply now, the most urgent first. */
function notesOf({
  problem,
  devices,
  announced,
  hidden,
  mail,
  room,
  stepsLeft,
}: DashboardNotesProps) {
  const notes: [boolean, ReactNode][] = [
    [problem !== null, <BackupProblem key="backup" problem={problem} />],
    [devices.shown.length > 0, <NewDevicesNote key="devices" devices={devices} />],
    [announced.length > 0, <AnnouncedPosts key="announced" posts={announced} />],
    [hidden !== null, <HiddenNote key="hidden" hidden={hidden} />],
    [mail.isSetUp && mail.stuck > 0, <MailNote key="mail" mail={mail} />],
    [room !== "enough", <RoomNote key="room" room={room} />],
    [stepsLeft.length > 0, <FirstSteps key="steps" left={stepsLeft} />],
  ];
  return notes.filter(([isSaid]) => isSaid).map(([, note]) => note);
}

function BackupProblem({ problem }: { problem: string | null }) {
  return (
    <section aria-label="Backups" className="rounded-card border border-danger bg-surface p-4">
      <p className="font-medium wrap-anywhere text-danger">{problem}</p>
      <Link
        to="/admin/backups"
        className="inline-flex min-h-touch items-center font-medium text-accent underline underline-offset-4"
      >
        Backups
      </Link>
    </section>
  );
}
