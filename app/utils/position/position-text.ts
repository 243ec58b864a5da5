import type { Coordinates } from "./position";

/** Matches degrees as maps and encyclopedias write them: with a decimal point or comma, or with minutes and seconds. */
function degreesPattern(number: string) {
  return `([+-]?${number})\\s*[°º]?\\s*(?:(${number})\\s*['′’]\\s*(?:(${number})\\s*(?:["″”]|''|′′))?)?\\s*([NSEW]?)`;
}

/** If the text has a decimal point, a comma separates two numbers. */
function patterns(text: string) {
  const one = degreesPattern(text.includes(".") ? "\\d+(?:\\.\\d+)?" : "\\d+(?:[.,]\\d+)?");
  return {
    one: new RegExp(`^${one}$`, "i"),
    pair: new RegExp(`^${one}(?:\\s*[,;/]\\s*|\\s+|(?<=[NSEW]))${one}$`, "i"),
  };
}

type Degrees = { value: number; direction: string };

function degreesOf(parts: (string | undefined)[]): Degrees | null {
  const [whole = "", minutes = "0", seconds = "0", letter = ""] = parts;
  const [degrees = 0, sixtieths = 0, rest = 0] = [whole, minutes, seconds].map((part) =>
    Number(part.replace(",", ".")),
  );
  if (sixtieths >= 60 || rest >= 60) return null;
  const direction = letter.toUpperCase();
  const size = Math.abs(degrees) + sixtieths / 60 + rest / 3600;
  const isNegative = direction ? /[SW]/.test(direction) : whole.startsWith("-");
  const value = Number(size.toFixed(7));
  return { value: isNegative ? -value : value, direction };
}

/** Normalizes special minus signs, brackets around a pair, and the place of directions. */
function typed(text: string) {
  return text
    .replace(/[−–‒]/g, "-")
    .replace(/[()[\]\p{Default_Ignorable_Code_Point}]/gu, "")
    .trim()
    .replace(/^[NSEW].*/is, (all) => all.replace(/([NSEW])\s*([^NSEW]*[\d°º'′’"″”])/gi, "$2$1"));
}

/** The degrees that a person typed into one of the two fields; `null` for anything else. */
function parseDegrees(text: string, directions: "NS" | "EW") {
  const plain = typed(text);
  const parts = patterns(plain).one.exec(plain)?.slice(1);
  const found = parts ? degreesOf(parts) : null;
  return found && directions.includes(found.direction) ? found.value : null;
}

/** Reads a latitude and longitude, such as `10.0889, 77.0595` or `10°05′20″N 77°03′34″E`; else `null`. */
export function parsePair(text: string): Coordinates | null {
  const plain = typed(text);
  const { one, pair } = patterns(plain);
  // `10,0889` is one number with a decimal comma.
  const parts = one.test(plain) ? null : pair.exec(plain)?.slice(1);
  if (!parts) return null;
  const [first, second] = [degreesOf(parts.slice(0, 4)), degreesOf(parts.slice(4))];
  if (!first || !second) return null;
  const isTurned = /[EW]/.test(first.direction) && /[NS]/.test(second.direction);
  const [lat, lng] = isTurned ? [second, first] : [first, second];
  const areRight = "NS".includes(lat.direction) && "EW".includes(lng.direction);
  return areRight ? { lat: lat.value, lng: lng.value } : null;
}

/**
 * The two fields of a position as numbers. Each may use any usual notation; one may contain a pair if the other is
 * empty, or still has the 0 of a new form. A value that is not a number stays as it was entered, to be refused.
 */
export function readPosition(lat: string, lng: string) {
  const [one, other] = [lat, lng].map((text) => text.trim().replace(/^0$/, ""));
  const pair = one && other ? null : parsePair(one || other || "");
  if (pair) return { lat: String(pair.lat), lng: String(pair.lng) };
  return {
    lat: String(parseDegrees(lat, "NS") ?? lat),
    lng: String(parseDegrees(lng, "EW") ?? lng),
  };
}
