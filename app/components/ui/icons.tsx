import type { ReactElement, ReactNode } from "react";

/** Lucide's shapes (ISC licence) for readers' pages, with few attributes, as a page has dozens of icons. */

type Props = { className?: string };

export type Icon = (props: Props) => ReactNode;

/** A path's data, a circle's centre and radius, or an element. */
type Shape = string | [cx: number, cy: number, r: number] | ReactElement;

/** An icon beside text, in the text's colour; `styles/icons.css` sets its size and stroke. */
function icon(...shapes: Shape[]): Icon {
  return ({ className }) => (
    <svg
      viewBox="0 0 24 24"
      width="16"
      height="16"
      aria-hidden="true"
      className={className ? `icon ${className}` : "icon"}
    >
      {shapes.map(drawn)}
    </svg>
  );
}

function drawn(shape: Shape) {
  if (typeof shape === "string") return <path key={shape} d={shape} />;
  if (!Array.isArray(shape)) return shape;
  const [cx, cy, r] = shape;
  return <circle key={`${shape}`} cx={cx} cy={cy} r={r} />;
}

export const ArrowDown = icon("M12 5v14", "m19 12-7 7-7-7");

export const ArrowLeft = icon("m12 19-7-7 7-7", "M19 12H5");

export const ArrowRight = icon("M5 12h14", "m12 5 7 7-7 7");

export const ArrowUpRight = icon("M7 7h10v10", "M7 17 17 7");

export const BookOpen = icon(
  "M12 5v16",
  "M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z",
);

export const Camera = icon(
  "M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4z",
  [12, 13, 3],
);

export const ChevronDown = icon("m6 9 6 6 6-6");

export const CircleCheck = icon([12, 12, 10], "m16 9-5.5 5.5L8 12");

export const CircleUser = icon(
  [12, 12, 10],
  [12, 10, 3],
  "M7 20.662V19a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v1.662",
);

export const Clock = icon([12, 12, 10], "M12 6v6l4 2");

export const CloudDownload = icon(
  "M12 13v8l-4-4",
  "m12 21 4-4",
  "M4.393 15.269A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.436 8.284",
);

export const Eye = icon(
  "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0",
  [12, 12, 3],
);

export const EyeOff = icon(
  "M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49",
  "M14.084 14.158a3 3 0 0 1-4.242-4.242",
  "M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143",
  "m2 2 20 20",
);

export const Gauge = icon("m12 14 4-4", "M3.34 19a10 10 0 1 1 17.32 0");

export const House = icon(
  "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8",
  "M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
);

export const Images = icon(
  "m22 11-1.296-1.296a2.4 2.4 0 0 0-3.408 0L11 16",
  "M4 8a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2",
  <circle key="dot" cx="13" cy="7" r="1" fill="currentColor" />,
  <rect key="rect" x="8" y="2" width="14" height="14" rx="2" />,
);

export const LocateFixed = icon(
  "M2 12h3",
  "M19 12h3",
  "M12 2v3",
  "M12 19v3",
  [12, 12, 7],
  [12, 12, 3],
);

export const LogIn = icon(
  "m10 17 5-5-5-5",
  "M15 12H3",
  "M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4",
);

export const Mail = icon(
  "m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7",
  <rect key="rect" x="2" y="4" width="20" height="16" rx="2" />,
);

export const MapIcon = icon(
  "M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277a2 2 0 0 1 1.788 0z",
  "M15 5.764v15",
  "M9 3.236v15",
);

export const MapPin = icon(
  "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0",
  [12, 10, 3],
);

export const MapPinned = icon(
  "M18 8c0 3.613-3.869 7.429-5.393 8.795a1 1 0 01-1.214 0C9.87 15.429 6 11.613 6 8a6 6 0 0112 0",
  "M4.474 15h-.197a1 1 0 00-.969.753l-1.097 4.35a1.5 1.5 0 001.444 1.898L20.344 22a1.5 1.5 0 001.446-1.897l-1.098-4.35a1 1 0 00-.969-.753h-.197",
  [12, 8, 2],
);

export const Menu = icon("M4 5h16", "M4 12h16", "M4 19h16");

export const Minus = icon("M5 12h14");

export const Moon = icon(
  "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401",
);

export const Navigation = icon("M3 11 22 2 13 21 11 13 3 11z");

export const Pencil = icon(
  "M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z",
  "m15 5 4 4",
);

export const Play = icon(
  "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",
);

export const Plus = icon("M5 12h14", "M12 5v14");

export const Route = icon("M9 5h8.5a1 1 0 010 7h-11a1 1 0 000 7H15", [18, 19, 3], [6, 5, 3]);

export const ScrollText = icon(
  "M15 12h-5",
  "M15 8h-5",
  "M19 17V5a2 2 0 0 0-2-2H4",
  "M8 21h12a2 2 0 0 0 2-2v-1a1 1 0 0 0-1-1H11a1 1 0 0 0-1 1v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2a1 1 0 0 0 1 1h3",
);

export const Search = icon("m21 21-4.34-4.34", [11, 11, 8]);

export const Share2 = icon(
  "M21 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0M9 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0M21 19a3 3 0 1 1-6 0 3 3 0 0 1 6 0M8.6 13.5l6.8 4M15.4 6.5l-6.8 4",
);

export const ShieldCheck = icon(
  "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z",
  "m9 12 2 2 4-4",
);

export const Sun = icon(
  [12, 12, 4],
  "M12 2v2",
  "M12 20v2",
  "m4.93 4.93 1.41 1.41",
  "m17.66 17.66 1.41 1.41",
  "M2 12h2",
  "M20 12h2",
  "m6.34 17.66-1.41 1.41",
  "m19.07 4.93-1.41 1.41",
);

export const SunMoon = icon(
  "M12 2v2",
  "M14.837 16.385a6 6 0 1 1-7.223-7.222c.624-.147.97.66.715 1.248a4 4 0 0 0 5.26 5.259c.589-.255 1.396.09 1.248.715",
  "M16 12a4 4 0 0 0-4-4",
  "m19 5-1.256 1.256",
  "M20 12h2",
);

export const X = icon("M18 6 6 18", "m6 6 12 12");
