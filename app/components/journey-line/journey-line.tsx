import { Link } from "@remix-run/react";
import { inWords } from "~/components/ui/in-words";
import { pointAt } from "~/map-drawing/journey-path";
import { percentage } from "~/utils/words/counted";
import { JourneyStroke } from "./journey-stroke";
import { useJourneyLine } from "./use-journey-line";

/** The motif of the site: the road of the journey as a thin line, with a dot for 'here'. */

const flat = { length: 200, breadth: 16 };

/** The line across the width of its container, with the dot; the dot stays round at any width. */
function FlatLine({ percent, className }: { percent: number; className: string }) {
  const line = useJourneyLine(flat);
  const { x, y } = pointAt(percent, line);
  return (
    <span aria-hidden="true" className={`relative block h-4 text-accent ${className}`}>
      <svg
        viewBox="0 0 200 16"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="size-full overflow-visible"
      >
        <JourneyStroke percent={percent} line={line} />
      </svg>
      <span
        className="absolute size-3.5 -translate-1/2 rounded-full border-2 border-canvas bg-accent"
        style={{ left: `${x / 2}%`, top: `${((y / 16) * 100).toFixed(2)}%` }}
      />
    </span>
  );
}

/** `null` if the rest of the way is unknown. */
type ProgressProps = {
  percent: number | null;
  label?: string;
  /** The address of the page that explains the percentage. */
  sumAt?: string | null;
  className?: string;
};

/** How far the journey has come, in words and as the line. */
export function JourneyProgress({
  percent,
  label = "Journey progress",
  sumAt = null,
  className = "",
}: ProgressProps) {
  if (percent === null) return null;
  return (
    <div className={className}>
      <p className="flex items-baseline justify-between gap-4 text-base">
        <span className="text-muted">{label}</span>
        <span className="font-semibold tabular-nums">
          {sumAt ? (
            <Link to={sumAt} className="-my-3 inline-block py-3 pl-3 hover:underline">
              {inWords`${percentage(percent)}`}
            </Link>
          ) : (
            inWords`${percentage(percent)}`
          )}
        </span>
      </p>
      <progress className="sr-only" aria-label={label} value={percent} max={100} />
      <FlatLine percent={percent} className="mt-3 mb-2" />
    </div>
  );
}

/** The line without words, as a divider. */
export function JourneyDivider({
  percent = 65,
  className = "mx-auto w-48",
}: {
  percent?: number;
  className?: string;
}) {
  return <FlatLine percent={percent} className={className} />;
}

/** Shown while something loads: the dot pulses, unless motion is unwelcome. */
export function JourneyLoading({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-12 text-muted">
      <span className="w-40 motion-safe:animate-pulse">
        <FlatLine percent={65} className="" />
      </span>
      {label}
    </div>
  );
}
