import type { DrawnLabel } from "~/pages/journey-map.server";

const looks = ["fill-accent font-bold", undefined, undefined];

/** The names of the main pins; where a wide map has room to spare, those of the others too. */
export function PinNames({ labels }: { labels: DrawnLabel[] }) {
  return (
    <g className="pin-names" paintOrder="stroke" strokeWidth="4" strokeLinejoin="round">
      {labels.map(({ text, x, y, anchor, rank }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          textAnchor={anchor === "start" ? undefined : anchor}
          className={rank < looks.length ? looks[rank] : "minor"}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
