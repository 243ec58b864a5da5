import { BookOpen, Images, MapPin, Mountain } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { NewDevicesNote } from "~/components/admin/account/new-devices-note";
import { HereLink } from "~/components/admin/journey/here-link";
import { HiddenNote } from "~/components/admin/journey/hidden-note";
import { RoomNote } from "~/components/admin/messages/room-note";
import { MomentLink } from "~/components/admin/moments/moment-link";
import { AnnouncedPosts } from "~/components/admin/newsletter/announced-posts";
import { MailNote } from "~/components/admin/newsletter/mail-note";
import { ButtonLink } from "~/components/ui/buttons/button";
import type { InboxRoom } from "~/models/mail/messages/inbox-room.server";
import type { MailStatus } from "~/models/mail/outgoing-mail.server";
import type { NewDevices } from "~/models/owner/devices.server";
import type { HiddenState } from "~/models/road/journey/hidden-moves.server";
import type { BackupStatus } from "~/portable/backup/backup-status.server";
import { BackupNote } from "./backup-note";
import { FirstSteps, type FirstStepsProps } from "./first-steps";
import { RecentActivity, type RecentActivityProps } from "./recent-activity";
import { StatsStrip, type StatsStripProps } from "./stats-strip";

type Props = StatsStripProps & {
  devices: NewDevices;
  mail: MailStatus;
  room: InboxRoom;
  announced: ComponentProps<typeof AnnouncedPosts>["posts"];
  recent: RecentActivityProps;
  missing: FirstStepsProps;
  hidden: HiddenState | null;
  backup: BackupStatus;
};

export function Dashboard({
  stats,
  devices,
  mail,
  room,
  announced,
  recent,
  missing,
  hidden,
  backup,
}: Props) {
  return (
    <div className="grid gap-8">
      <p className="grid grid-cols-2 gap-3 *:min-w-0 *:px-3 sm:flex sm:*:px-5">
        <MomentLink />
        <HereLink />
      </p>
      <HiddenNote hidden={hidden} />
      <NewDevicesNote devices={devices} />
      <AnnouncedPosts posts={announced} />
      <FirstSteps {...missing} />
      <StatsStrip stats={stats} />
      <MailNote mail={mail} />
      <RoomNote room={room} />
      <BackupNote backup={backup} />
      <section>
        <h2 className="text-2xl">Quick Actions</h2>
        <div className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
          <QuickAction to="/admin/posts/new" icon={<BookOpen {...icon} />}>
            New Post
          </QuickAction>
          <QuickAction to="/admin/places/new" icon={<Mountain {...icon} />}>
            Add Destination
          </QuickAction>
          <QuickAction to="/admin/gallery" icon={<Images {...icon} />}>
            Upload Photos
          </QuickAction>
          <QuickAction to="/admin/journey" icon={<MapPin {...icon} />}>
            Update Location
          </QuickAction>
        </div>
      </section>
      <RecentActivity {...recent} />
    </div>
  );
}

const icon = {
  "aria-hidden": true,
  className: "size-5 shrink-0 text-accent",
  strokeWidth: 1.5,
} as const;

type ActionProps = { to: string; icon: ReactNode; children: ReactNode };

function QuickAction({ to, icon, children }: ActionProps) {
  return (
    <ButtonLink
      to={to}
      kind="secondary"
      className="min-h-16 min-w-0 justify-start px-4 text-left max-[24rem]:px-2.5 max-[24rem]:text-sm"
    >
      {icon}
      {children}
    </ButtonLink>
  );
}
