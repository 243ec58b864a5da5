import { journeyPath, pointAt } from "~/map-drawing/journey-path";
import { useJourneyLine } from "./use-journey-line";

const small = { length: 23, breadth: 8, upright: true };

/** A tiny version of the line beside the site's name. */
export function JourneyMark() {
  const line = useJourneyLine(small);
  const [start, end] = [pointAt(0, line), pointAt(100, line)];
  return (
    <svg aria-hidden="true" viewBox="-4 -4 16 32" className="h-8 w-4 shrink-0" fill="none">
      <path
        d={journeyPath(0, 100, line)}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
      <circle cx={start.x} cy={start.y} r="2.5" fill="currentColor" />
      <circle cx={end.x} cy={end.y} r="3.5" className="fill-accent" />
    </svg>
  );
}
