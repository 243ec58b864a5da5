import { and, eq, type GetColumnData, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { likely } from "~/models/base/lists/likely.server";
import type { Audience } from "~/models/base/records/audience";
import { columnsOf, positionOf, REVISION } from "~/models/base/records/shared-columns";
import { pick } from "~/utils/pick";
import { moments } from "~db/schema/moments";
import { newMomentInput } from "./moment";

/** The columns of a moment that pages show. */
export const momentCard = pick(moments, "id", "text", "picture", "place", "happenedAt");

const told = {
  ...columnsOf(moments, newMomentInput.omit({ coordinates: true })),
  ...pick(moments, ...REVISION),
};
const shown = { id: moments.id, ...told };

/** The columns for the owner: changes that wait for a move win over what readers see. */
export const ownersColumns = withHeld({
  ...told,
  ...pick(moments, "latitude", "longitude", "waitsFor"),
});

function withHeld<Columns extends Record<string, SQLiteColumn>>(columns: Columns) {
  const { held } = moments;
  const owners = Object.entries(columns).map(([name, column]) => [
    name,
    sql`iif(${held} is null, ${column}, ${held} ->> ${name})`.mapWith(column),
  ]);
  return Object.fromEntries(owners) as {
    [Name in keyof Columns]: SQL<GetColumnData<Columns[Name]>>;
  };
}

const { latitude, longitude, waitsFor, ...ownersWords } = ownersColumns;

/** All columns of a moment; its position is for the owner alone. */
export const wholeMoment = {
  id: moments.id,
  ...ownersWords,
  coordinates: positionOf({ latitude, longitude }),
};

/** The same with the move that it, or a change of it, waits for. */
export const momentForOwner = { ...wholeMoment, waitsFor };

/** The columns of a moment that the API returns to the audience. */
export function momentColumns(audience: Audience) {
  return audience === "owner" ? wholeMoment : shown;
}

/** The one rule of which moments the audience may see: for pages, lists, search, feeds and mails. */
export function momentsSeenBy(audience: Audience) {
  const isThere = isNull(moments.deletedAt);
  return audience === "owner"
    ? isThere
    : and(isThere, likely(eq(moments.isVisible, true)), isNull(moments.waitsFor));
}
