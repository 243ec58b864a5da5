import { useRouteLoaderData } from "@remix-run/react";
import { CALM_SWAYS, type JourneyLine, type LineOffsets } from "~/map-drawing/journey-path";

/** The journey's line for a box; a plain one on a page that failed before the line was loaded. */
export function useJourneyLine(box: Omit<JourneyLine, "sways">): JourneyLine {
  const root = useRouteLoaderData<{ sways: LineOffsets }>("root");
  return { ...box, sways: root?.sways ?? CALM_SWAYS };
}
