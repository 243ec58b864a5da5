import { drawingParts } from "~/portable/frozen/drawings";
import type { Copy } from "~/portable/frozen/hrefs";
import type { FrozenPlace } from "~/portable/frozen/places";

const LAND = `<svg viewBox="0 0 9 9"><path id="land" d="M0 0z" vector-effect="none"/><path id="fine" d="M1 1z"/></svg>`;

/** A copy of a site at `https://road.example`, and what its pages have said they need. */
export function copyWith(hasAddress = true) {
  const needed: string[] = [];
  const copy: Copy = {
    origins: ["http://127.0.0.1:4000", "https://road.example"],
    siteUrl: hasAddress ? "https://road.example" : null,
    need: (place: FrozenPlace) => void needed.push("address" in place ? place.address : place.kind),
    isMissing: (address) => address.includes("missing"),
    placeOfDay: (day) => ({ file: "days/2025-09/index.html", fragment: `day-${day}` }),
    readPart: drawingParts(async () => LAND),
  };
  return { copy, needed };
}
