import { pick } from "~/utils/pick";
import { type Coordinates, NO_POSITION } from "~/utils/position/position";

/** The names of the columns that several tables have, to be picked where they are read. */

export const UPDATE_ADDRESSES = [
  "instagramStoryUrl",
  "instagramReelUrl",
  "twitterUpdateUrl",
  "youtubeShortUrl",
] as const;

export const REVISION = ["version", "createdAt", "updatedAt"] as const;

/** The columns of a table that hold the fields of an input. */
export function columnsOf<Table extends object, Name extends keyof Table & string>(
  table: Table,
  input: { shape: Record<Name, unknown> },
) {
  return pick(table, ...(Object.keys(input.shape) as Name[]));
}

/** The columns of a table that hold a position, as the one value that records have. */
export function positionOf<Latitude, Longitude>(table: {
  latitude: Latitude;
  longitude: Longitude;
}) {
  return { lat: table.latitude, lng: table.longitude };
}

/** The same value as the columns that hold it; 0, 0 where the position was cleared. */
export function positionColumns(position: Coordinates | null) {
  const { lat, lng } = position ?? NO_POSITION;
  return { latitude: lat, longitude: lng };
}

/** A record's values with their position, where they have one, as the columns that hold it. */
export function withPositionColumns<Values extends { coordinates?: Coordinates | null }>({
  coordinates,
  ...values
}: Values) {
  return { ...values, ...(coordinates === undefined ? {} : positionColumns(coordinates)) };
}
