import { and, isNotNull, isNull, sql } from "drizzle-orm";
import { among } from "~/models/base/lists/among.server";
import { listKnownPlaces } from "~/models/base/places/known-place.server";
import { positionColumns } from "~/models/base/records/shared-columns";
import { hasPosition } from "~/utils/position/position";
import { db, transact } from "~db/client.server";
import { pictures } from "~db/schema/pictures";
import { listPictures } from "./picture-library.server";
import { placeFinder } from "./picture-place.server";

/** Actions on several pictures at once; each raises the version of the pictures that it changes. */

const version = sql`${pictures.version} + 1`;

function areThere(ids: string[]) {
  return and(isNull(pictures.deletedAt), among(pictures.id, ids));
}

/** Moves the time at which pictures were taken, for a camera whose clock was wrong; says how many have one. */
export function shiftClocks(ids: string[], minutes: number) {
  const takenAt = sql`${pictures.takenAt} + ${minutes * 60_000}`;
  const areDated = and(areThere(ids), isNotNull(pictures.takenAt));
  return db.update(pictures).set({ takenAt, version }).where(areDated).run().changes;
}

/** Gives pictures the position of a known place; the place's name, or `null` where there is no such place. */
export function placePictures(ids: string[], placeKey: string) {
  const place = listKnownPlaces().find(({ key }) => key === placeKey);
  if (!place || !hasPosition(place.coordinates)) return null;
  const set = { ...positionColumns(place.coordinates), version };
  db.update(pictures).set(set).where(areThere(ids)).run();
  return place.name;
}

/** Titles the pictures that have no title after the place they were taken at; says how many. */
export function nameAfterPlaces(ids: string[]) {
  const findPlace = placeFinder();
  return transact(() => {
    const untitled = listPictures({ ids }).filter(({ title }) => !title);
    const named = untitled.flatMap(({ id, coordinates }) => {
      const near = findPlace(coordinates);
      return near ? [{ id, title: near.name }] : [];
    });
    for (const { id, title } of named) {
      db.update(pictures)
        .set({ title, version })
        .where(areThere([id]))
        .run();
    }
    return named.length;
  });
}

/** Describes pictures, each in its own words; one that is gone is left out. Says how many were described. */
export function describePictures(descriptions: { id: string; alt: string }[]) {
  return transact(() => {
    const written = descriptions.map(({ id, alt }) =>
      db
        .update(pictures)
        .set({ alt, version })
        .where(areThere([id]))
        .run(),
    );
    return written.reduce((sum, { changes }) => sum + changes, 0);
  });
}
