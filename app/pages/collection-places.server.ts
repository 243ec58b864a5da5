import { indianStates } from "~/models/base/places/indian-states";
import { firstPart, plainName } from "~/models/base/places/known-place";
import { listDestinationsOfCollection } from "~/models/destinations/destination-lists.server";
import { describeStop, getRoad, type Stop } from "~/models/road/line/road-so-far.server";
import { type Coordinates, hasPosition } from "~/utils/position/position";
import { memoPerContent } from "~db/client.server";

/** The most places that a collection's map shows. */
const MOST_PLACES = 24;

export type CollectionPlace = {
  name: string;
  path: string;
  coordinates: Coordinates;
  /** Its index among the reached stops, in order of arrival, followed by the planned ones. */
  at: number | null;
};

type OnRoad = CollectionPlace & { at: number };

const stopsByWord = memoPerContent(() => {
  const { reached, ahead } = getRoad();
  const byWord = new Map<string, OnRoad[]>();
  for (const [at, stop] of ([...reached, ...ahead] as Stop[]).entries()) {
    const { names, path } = describeStop(stop);
    const place = { name: names[0] ?? "", path, coordinates: stop.coordinates, at };
    for (const word of new Set([...names.map(plainName), path])) {
      byWord.set(word, [...(byWord.get(word) ?? []), place]);
    }
  }
  return byWord;
});

/**
 * The places of a collection, in order of travel: public stops that its location names, and public destinations that
 * are related to it. Where its photographs were taken is not used, because only the owner may know that.
 */
export function placesOfCollection({ id, location }: { id: string; location: string }) {
  const byWord = stopsByWord();
  const own = listDestinationsOfCollection(id).map(({ name, slug, coordinates }) => ({
    name: firstPart(name),
    path: `/journey/${slug}`,
    coordinates,
    at: null,
  }));
  const words = [...namesIn(location), ...own.map(({ path }) => path)];
  const onRoad = words
    .flatMap((word) => byWord.get(word) ?? [])
    .toSorted((one, other) => one.at - other.at);
  const paths = new Set(onRoad.map(({ path }) => path));
  const beside = own.filter(
    ({ path, coordinates }) => !paths.has(path) && hasPosition(coordinates),
  );
  const all: CollectionPlace[] = [...onRoad, ...beside];
  const isFirst = (place: CollectionPlace, index: number) =>
    all.findIndex(({ path }) => path === place.path) === index;
  return all.filter(isFirst).slice(0, MOST_PLACES);
}

const STATES = new Set(indianStates.map(plainName));

/** The places in a location such as 'Thrissur, Munnar and Alappuzha, Kerala'; a state is not a stop. */
function namesIn(location: string) {
  const parts = location.split(/[,;·|]/).map(plainName);
  return new Set(
    parts
      .filter((part) => !STATES.has(part))
      .flatMap((part) => [part, ...part.split(/ (?:and|to|&|–|-) /).map(plainName)])
      .filter(Boolean),
  );
}
