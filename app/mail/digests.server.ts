import { isReached } from "~/models/base/places/road";
import { roadWords } from "~/models/newsletter/digest-content";
import { type DigestKind, digestKinds } from "~/models/newsletter/digest-span";
import { type DrawRoad, digestDue, writeDigest } from "~/models/newsletter/issue-digest.server";
import { listPins } from "~/models/road/pins/pin-lists.server";
import { hasPosition } from "~/utils/position/position";

/**
 * Writes the digests that are due as drafts; none if nothing became public. If several were due while the site was off,
 * only the last is written. Each is written once, even if another process does the same.
 */
export async function writeDueDigests() {
  for (const kind of digestKinds) {
    const until = digestDue(kind);
    if (until) await writeDigest({ kind, until, isDue: true }, drawRoad);
  }
}

/** Writes a digest up to now; returns its id, or `null` if there is nothing new. */
export function writeDigestNow(kind: DigestKind) {
  return writeDigest({ kind, until: new Date(), isDue: false }, drawRoad);
}

const drawRoad: DrawRoad = async (road) => {
  // Loaded with the first map, because it is needed about once a week.
  const { addRoadPicture } = await import("./road-picture.server");
  const reached = listPins("public").filter(isReached);
  const behind = reached.map(({ coordinates }) => coordinates).filter(hasPosition);
  return addRoadPicture({ line: road.line, behind, alt: roadWords(road) });
};
