import { useRouteLoaderData } from "@remix-run/react";
import { CALM_OFFSETS, type JourneyLine, type LineOffsets } from "~/map-drawing/journey-path";

/** The journey's line for a box; a plain one on a page that failed before the line was loaded. */
export function useJourneyLine(box: Omit<JourneyLine, "offsets">): JourneyLine {
  const root = useRouteLoaderData<{ offsets: LineOffsets }>("root");
  return { ...box, offsets: root?.offsets ?? CALM_OFFSETS };
}
