import { type JourneyLine, journeyPath } from "~/map-drawing/journey-path";

/** The line in its box: solid up to `percent`, then dotted. */
export function JourneyStroke({ percent, line }: { percent: number; line: JourneyLine }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
      <path
        d={journeyPath(percent, 100, line)}
        vectorEffect="non-scaling-stroke"
        strokeDasharray="0.1 6"
      />
      <path d={journeyPath(0, percent, line)} vectorEffect="non-scaling-stroke" />
    </g>
  );
}
