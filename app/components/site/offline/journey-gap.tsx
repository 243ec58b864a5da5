import { useJourneyLine } from "~/components/journey-line/use-journey-line";
import { journeyPath, pointAt } from "~/map-drawing/journey-path";

const flat = { length: 200, breadth: 16 };
const [WHEN_GONE, FOUND] = [38, 62];

/** The route line with a stretch without a signal. */
export function JourneyGap({ className = "" }: { className?: string }) {
  const line = useJourneyLine(flat);
  const points = [0, WHEN_GONE, FOUND, 100].map((percent) => pointAt(percent, line));
  return (
    <svg viewBox="-2 -4 204 24" aria-hidden="true" className={`text-accent ${className}`}>
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
        <path d={journeyPath(0, WHEN_GONE, line)} vectorEffect="non-scaling-stroke" />
        <path
          d={journeyPath(WHEN_GONE, FOUND, line)}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="0.1 7"
        />
        <path d={journeyPath(FOUND, 100, line)} vectorEffect="non-scaling-stroke" />
      </g>
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="1.8" fill="currentColor" />
      ))}
    </svg>
  );
}
