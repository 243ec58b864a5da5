import { and, eq, isNull } from "drizzle-orm";
import { likely } from "~/models/base/lists/likely.server";
import type { Audience } from "~/models/base/records/audience";
import { columnsOf, positionOf, REVISION } from "~/models/base/records/shared-columns";
import { pick } from "~/utils/pick";
import { moments } from "~db/schema/moments";
import { newMomentInput } from "./moment";

/** What pages show of a moment. */
export const momentCard = pick(moments, "id", "text", "picture", "place", "happenedAt");

const shown = {
  id: moments.id,
  ...columnsOf(moments, newMomentInput.omit({ coordinates: true })),
  ...pick(moments, ...REVISION),
};

/** All of a moment; its position is the owner's alone. */
export const wholeMoment = { ...shown, coordinates: positionOf(moments) };

/** The columns of a moment that the API answers the audience with. */
export function momentColumns(audience: Audience) {
  return audience === "owner" ? wholeMoment : shown;
}

/** Which moments the audience may see: the one rule for pages, lists, search, feeds and mails. */
export function momentsSeenBy(audience: Audience) {
  const isThere = isNull(moments.deletedAt);
  return audience === "owner"
    ? isThere
    : and(isThere, likely(eq(moments.isVisible, true)), isNull(moments.waitsFor));
}
