import { smoothPath } from "~/map-drawing/smooth-line";
import { journeyPath, pointAt } from "./journey-path";
import { JourneyStroke } from "./journey-stroke";

const tall = { length: 300, breadth: 80, upright: true };

/** The tall line beside a title; as high as its place. */
export function JourneyOrnament({
  percent = 65,
  className = "",
}: {
  percent?: number;
  className?: string;
}) {
  const [start, here, end] = [pointAt(0, tall), pointAt(percent, tall), pointAt(100, tall)];
  return (
    <svg
      viewBox="-12 -12 104 324"
      aria-hidden="true"
      className={`overflow-visible text-accent ${className}`}
    >
      <JourneyStroke percent={percent} box={tall} />
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

const WANDERED = [
  { x: 112, y: 15 },
  { x: 150, y: 40 },
  { x: 196, y: 34 },
  { x: 204, y: 2 },
  { x: 176, y: -8 },
  { x: 168, y: 22 },
  { x: 200, y: 58 },
  { x: 262, y: 44 },
  { x: 330, y: 62 },
];

/** The line that wanders off, for the page that is not there. */
export function JourneyLost({ className = "" }: { className?: string }) {
  const leave = pointAt(50, flat);
  return (
    <svg
      viewBox="-8 -14 348 88"
      aria-hidden="true"
      className={`max-w-4xl text-accent ${className}`}
    >
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
        <path d={journeyPath(0, 50, flat)} vectorEffect="non-scaling-stroke" />
        <path
          d={smoothPath([leave, ...WANDERED])}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="0.1 7"
        />
      </g>
      <circle cx="0" cy={pointAt(0, flat).y} r="2" fill="currentColor" />
      <circle cx={leave.x} cy={leave.y} r="3" fill="currentColor" />
    </svg>
  );
}
