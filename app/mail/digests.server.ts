import { isReached } from "~/models/base/places/road";
import { roadWords } from "~/models/newsletter/digest-content";
import { type DigestKind, digestKinds } from "~/models/newsletter/digest-span";
import { type DrawRoad, digestDue, writeDigest } from "~/models/newsletter/issue-digest.server";
import { listPins } from "~/models/road/pins/pin-lists.server";
import { hasPosition } from "~/utils/position/position";

/**
 * Writes the digests that have fallen due since they were last seen to, as drafts; where nothing became public there
 * is none. Of those that fell due while the site was off, the last one. Once each, whoever else is at it.
 */
export async function writeDueDigests() {
  for (const kind of digestKinds) {
    const until = digestDue(kind);
    if (until) await writeDigest({ kind, until, isDue: true }, drawRoad);
  }
}

/** Writes a digest up to this moment; its id, or `null` where there is nothing to tell. */
export function writeDigestNow(kind: DigestKind) {
  return writeDigest({ kind, until: new Date(), isDue: false }, drawRoad);
}

const drawRoad: DrawRoad = async (road) => {
  // Loaded with the first map: what draws it is needed once a week.
  const { addRoadPicture } = await import("./road-picture.server");
  const reached = listPins("public").filter(isReached);
  const behind = reached.map(({ coordinates }) => coordinates).filter(hasPosition);
  return addRoadPicture({ line: road.line, behind, alt: roadWords(road) });
};
