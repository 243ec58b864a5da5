import { useRouteLoaderData } from "@remix-run/react";
import { CALM_SWAYS, type JourneyLine, type LineOffsets } from "~/map-drawing/journey-path";

/** The journey's line in a box; the calm one on a page that failed before the line was known. */
export function useJourneyLine(box: Omit<JourneyLine, "sways">): JourneyLine {
  const root = useRouteLoaderData<{ sways: LineOffsets }>("root");
  return { ...box, sways: root?.sways ?? CALM_SWAYS };
}
