import { and, eq } from "drizzle-orm";
import { firstPart } from "~/models/base/places/known-place";
import { listKnownPlaces } from "~/models/base/places/known-place.server";
import { lastHiddenMove, listHiddenMoves } from "~/models/base/places/moves.server";
import type { Audience } from "~/models/base/records/audience";
import { freeId } from "~/models/base/records/free-id.server";
import { changes } from "~/models/base/records/patch";
import { type Saved, saved } from "~/models/base/records/result";
import { conflictOf, MISSING } from "~/models/base/records/saving.server";
import { withPositionColumns } from "~/models/base/records/shared-columns";
import { moveToBin } from "~/models/bin/bin.server";
import { findCapture } from "~/models/pictures/picture-capture.server";
import { hasPosition, NO_POSITION } from "~/utils/position/position";
import { db, transact } from "~db/client.server";
import { moments } from "~db/schema/moments";
import { CLEARED, type MomentChange, type NewMoment } from "./moment";
import { momentColumns, momentForOwner, momentsSeenBy, wholeMoment } from "./moment-columns.server";
import { placeNear } from "./moment-place";
import { moveRevealedBy } from "./move-revealed.server";

function isAsked(id: string, audience: Audience) {
  return and(momentsSeenBy(audience), eq(moments.id, id));
}

/** The moment with this id, if the audience may see it, else `null`; to the public without its position. */
export function findMomentFor(id: string, audience: Audience) {
  const columns = momentColumns(audience);
  return db.select(columns).from(moments).where(isAsked(id, audience)).get() ?? null;
}

/** The whole moment with this id, or `null`. */
export function findMoment(id: string) {
  return db.select(wholeMoment).from(moments).where(isAsked(id, "owner")).get() ?? null;
}

/** A moment as its audience may know it: the position is there for the owner alone. */
export type PublicMoment = NonNullable<ReturnType<typeof findMomentFor>>;
export type Moment = NonNullable<ReturnType<typeof findMoment>>;

/**
 * Adds a moment. A time or place left open comes from its photograph; without one it happened now, at the known place
 * near its position. The same `id` a second time gives back the first one.
 */
export function createMoment(input: NewMoment, givenId?: string): Moment {
  return transact(() => {
    const id = freeId(moments, givenId);
    const before = findMoment(id);
    if (before) return before;
    const values = { ...CLEARED, ...changes(input, CLEARED), ...fromPhotograph(input) };
    const waitsFor = lastHiddenMove()?.id ?? moveRevealedBy(values);
    db.insert(moments)
      .values({ ...withPositionColumns(values), id, text: input.text, waitsFor })
      .run();
    return findMoment(id) as Moment;
  });
}

/** Changes a moment. Its first photograph fills in what neither the moment nor the change says. */
export function updateMoment(id: string, { version, ...input }: MomentChange): Saved<Moment> {
  const values = changes(input, { ...CLEARED, coordinates: NO_POSITION });
  return transact((): Saved<Moment> => {
    const before = db.select(momentForOwner).from(moments).where(isAsked(id, "owner")).get();
    if (!before) return MISSING;
    const conflict = conflictOf(before, version, values);
    if (conflict) return conflict;
    const after = {
      ...before,
      ...values,
      ...lateFill(before, input),
      happenedAt: notAhead(values.happenedAt ?? before.happenedAt),
      version: before.version + 1,
      updatedAt: new Date(),
    };
    write(id, { ...after, waitsFor: waitsAfter(before, after) });
    return saved(findMoment(id) as Moment);
  });
}

type Stored = Moment & { waitsFor: string | null };

/** If readers know the moment already, a change that would tell where she is is held: they still see the old one. */
function write(id: string, moment: Stored) {
  const columns = withPositionColumns(moment);
  const isPending = columns.waitsFor && columns.isVisible && findMomentFor(id, "public");
  const set = isPending ? { held: inJson(columns) } : { ...columns, held: null };
  db.update(moments).set(set).where(eq(moments.id, id)).run();
}

function inJson(columns: Record<string, Date | string | number | boolean | null>) {
  const plain = Object.entries(columns).map(([name, value]) => [
    name,
    value instanceof Date ? value.getTime() : value,
  ]);
  return Object.fromEntries(plain);
}

/** Moves a moment to the bin. Returns when, or `null` if there was none. */
export function deleteMoment(id: string) {
  return moveToBin("moment", [id]);
}

/**
 * The move that a changed moment waits for. After that move was undone, the moment waits until the owner hides it and
 * makes it visible again.
 */
function waitsAfter(before: Stored, after: Stored) {
  const { waitsFor } = before;
  const isShownByHand = after.isVisible && !before.isVisible;
  if (waitsFor !== null) {
    const isHidden = listHiddenMoves().some(({ id }) => id === waitsFor);
    return isShownByHand && !isHidden ? null : waitsFor;
  }
  const where = ({ place, coordinates, picture }: Stored) =>
    JSON.stringify([place, coordinates, picture]);
  return where(after) === where(before) ? null : moveRevealedBy(after);
}

function fromPhotograph({ picture, happenedAt, coordinates, place }: NewMoment) {
  const capture = findCapture(picture);
  const position = coordinates ?? capture?.coordinates ?? NO_POSITION;
  return {
    happenedAt: notAhead(happenedAt ?? capture?.takenAt ?? new Date()),
    coordinates: position,
    place: place || placeNear(listMomentPlaces(), position),
  };
}

/** What a photograph adds that comes after the words: on a slow connection it arrives when they are saved. */
function lateFill(before: Moment, { picture, coordinates, place }: MomentChange) {
  const isFirst = picture && !before.picture;
  if (!isFirst || coordinates !== undefined || hasPosition(before.coordinates)) return {};
  const position = findCapture(picture)?.coordinates ?? NO_POSITION;
  const isOpen = place === undefined && before.place === null;
  return {
    coordinates: position,
    ...(isOpen && { place: placeNear(listMomentPlaces(), position) }),
  };
}

/** The places that can name a moment by its position. Only those that readers know: the name is on public pages. */
export function listMomentPlaces() {
  return listKnownPlaces("public").flatMap(({ name, coordinates, pin }) =>
    [coordinates, pin?.coordinates ?? []]
      .flat()
      .filter(hasPosition)
      .map((spot) => ({ name: firstPart(name), coordinates: spot })),
  );
}

/** A device's clock may be ahead: such a time becomes now. */
function notAhead(time: Date) {
  return new Date(Math.min(time.getTime(), Date.now()));
}
