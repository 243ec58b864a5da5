import { journeyPath } from "./journey-path";

type Box = { length: number; breadth: number; upright?: boolean };

/** The line in its box: solid as far as `percent`, dotted from there. */
export function JourneyStroke({ percent, box }: { percent: number; box: Box }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
      <path
        d={journeyPath(percent, 100, box)}
        vectorEffect="non-scaling-stroke"
        strokeDasharray="0.1 6"
      />
      <path d={journeyPath(0, percent, box)} vectorEffect="non-scaling-stroke" />
    </g>
  );
}
