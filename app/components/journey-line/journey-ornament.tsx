import { journeyPath, pointAt } from "~/map-drawing/journey-path";
import { smoothPath } from "~/map-drawing/smooth-line";
import { JourneyStroke } from "./journey-stroke";
import { useJourneyLine } from "./use-journey-line";

const tall = { length: 300, breadth: 80, upright: true };

/** The vertical line beside a page's title, if there is room. */
export function JourneyOrnament({ percent }: { percent: number }) {
  const line = useJourneyLine(tall);
  const [start, here, end] = [pointAt(0, line), pointAt(percent, line), pointAt(100, line)];
  return (
    <svg
      viewBox="-12 -12 104 324"
      aria-hidden="true"
      className="mr-8 hidden h-44 shrink-0 overflow-visible text-accent lg:block"
    >
      <JourneyStroke percent={percent} line={line} />
      <circle cx={start.x} cy={start.y} r="4" fill="currentColor" />
      <circle
        cx={end.x}
        cy={end.y}
        r="4"
        strokeWidth="2"
        className="fill-canvas"
        stroke="currentColor"
      />
      <circle cx={here.x} cy={here.y} r="12" fill="currentColor" opacity="0.25" />
      <circle cx={here.x} cy={here.y} r="6" fill="currentColor" />
    </svg>
  );
}

const flat = { length: 200, breadth: 16 };

/** The path that leaves the road. */
const WANDERED = [
  { x: 0, y: 0 },
  { x: 12, y: 13 },
  { x: 50, y: 38 },
  { x: 96, y: 32 },
  { x: 104, y: 0 },
  { x: 76, y: -10 },
  { x: 68, y: 20 },
  { x: 100, y: 56 },
  { x: 162, y: 42 },
  { x: 230, y: 60 },
];

/** A line that leaves the road, for the 'not found' page. */
export function JourneyLost() {
  const line = useJourneyLine(flat);
  const leave = pointAt(50, line);
  const way = WANDERED.map(({ x, y }) => ({ x: leave.x + x, y: leave.y + y }));
  return (
    <svg viewBox="-8 -14 348 94" aria-hidden="true" className="mt-10 max-w-4xl text-accent">
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
        <path d={journeyPath(0, 50, line)} vectorEffect="non-scaling-stroke" />
        <path d={smoothPath(way)} vectorEffect="non-scaling-stroke" strokeDasharray="0.1 7" />
      </g>
      <circle cx="0" cy={pointAt(0, line).y} r="2" fill="currentColor" />
      <circle cx={leave.x} cy={leave.y} r="3" fill="currentColor" />
    </svg>
  );
}
