import type { ReactNode } from "react";
import { inWords, ownText } from "~/components/ui/in-words";
import type { HomePage } from "~/pages/site/home-page.server";
import { unlessOwn } from "~/site";
import { percentage } from "~/utils/words/counted";
import { formatDate } from "~/utils/words/dates";

type Props = Pick<HomePage, "content" | "journey">;

/** Start, present place and end of the journey, as far as they are known. */
export function Milestones({ content, journey }: Props) {
  return (
    <div className="mt-12 grid gap-5 lg:grid-cols-3">
      <Milestone
        title="Journey Started"
        place={content.journeyStartLocation}
        note={content.journeyStartDate && inWords`${formatDate(content.journeyStartDate)}`}
        text={content.journeyStartDescription}
      />
      <Milestone
        title="Current Location"
        place={journey.currentLocation}
        note={
          journey.journeyProgress === null
            ? "On the way"
            : inWords`${percentage(journey.journeyProgress)} of the way`
        }
        text={journey.currentLocationDescription}
      />
      <Milestone
        title="Final Destination"
        place={content.finalDestination}
        note={unlessOwn("Where the line ends")}
        text={content.finalDestinationDescription}
      />
    </div>
  );
}

type MilestoneProps = { title: string; place: string; note: ReactNode; text: string };

function Milestone({ title, place, note, text }: MilestoneProps) {
  if (!place) return null;
  return (
    <article className="rounded-card border border-line bg-canvas p-5 lg:p-6">
      <h3 className="font-sans text-sm font-semibold text-monsoon">{title}</h3>
      <p {...ownText()} className="mt-2 font-display text-2xl leading-snug font-semibold">
        {place}
      </p>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      {text && (
        <p {...ownText()} className="mt-4 text-base text-muted">
          {text}
        </p>
      )}
    </article>
  );
}
