import { Form, Link } from "@remix-run/react";
import { BookOpen, Images, MapPin, Mountain } from "lucide-react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/components/ui/buttons/button";
import { usePostedIntent } from "~/components/ui/pending-fieldset";
import { BACK_UP, INTENT } from "~/forms/intents";
import { DashboardNotes, type DashboardNotesProps } from "./dashboard-notes";
import { RecentActivity, type RecentActivityProps } from "./recent-activity";
import { StatsStrip, type StatsStripProps } from "./stats-strip";

type Props = StatsStripProps & { notes: DashboardNotesProps; recent: RecentActivityProps };

export function Dashboard({ stats, notes, recent }: Props) {
  return (
    <div className="grid gap-4 md:gap-8">
      <DashboardNotes {...notes} />
      <StatsStrip stats={stats} />
      <section>
        <h2 className="text-xl md:text-2xl">Quick Actions</h2>
        <div className="mt-2 grid grid-cols-2 gap-2 md:mt-4 md:gap-3 lg:grid-cols-4">
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
      <BackupLine />
    </div>
  );
}

function BackupLine() {
  const isAtWork = usePostedIntent() === BACK_UP;
  return (
    <Form method="post" action="/admin/settings" className="flex flex-wrap items-center gap-x-4">
      <Button kind="secondary" name={INTENT} value={BACK_UP}>
        {isAtWork ? "Backing up…" : "Back up now"}
      </Button>
      <Link
        to="/admin/backups"
        className="inline-flex min-h-touch items-center font-medium text-accent underline underline-offset-4"
      >
        Backups
      </Link>
    </Form>
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
      className="min-w-0 justify-start gap-1.5 px-2 text-left text-sm sm:px-4 sm:text-base md:min-h-16"
    >
      {icon}
      {children}
    </ButtonLink>
  );
}
