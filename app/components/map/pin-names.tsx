import type { DrawnLabel } from "~/models/journey-map.server";

const looks = ["fill-accent font-bold", "fill-ink font-medium", "fill-ink font-medium"];

/** The names of the main pins; where a wide map has room to spare, those of the others too. */
export function PinNames({ labels }: { labels: DrawnLabel[] }) {
  return labels.map(({ text, x, y, anchor, rank }) => (
    <text
      key={`${x} ${y}`}
      x={x}
      y={y}
      textAnchor={anchor}
      paintOrder="stroke"
      strokeWidth="4"
      strokeLinejoin="round"
      className={`stroke-surface text-[13px] ${looks[rank] ?? "fill-muted max-sm:hidden"}`}
    >
      {text}
    </text>
  ));
}
