import { VARIANT_NAME } from "~/models/pictures/picture-name";

/**
 * In an export a photograph is named by its path, seen from the file that names it and beginning with `./`, so that a
 * browser shows it; on a site by its address. What looks like such a path and was none is written with one `./` more.
 */

/** What a path has in the midst of a text, in any script; others of its signs are spelt out there. */
const SIGN = String.raw`\p{L}\p{M}\p{N}_%~\-`;
const VARIANT = String.raw`(#\d{1,4}\.(?:avif|webp|jpg))?`;
/** A path with its leading `./`, and the variant where it is not the one that stands for the picture. */
const PATH = String.raw`((?:\./){1,8})((?:\.\./){0,8}(?:[${SIGN}][${SIGN}.]*/){0,8}[${SIGN}]+(?:\.[${SIGN}]+)*)${VARIANT}`;
/** One that is all there is between two quotes, or in a value: with spaces, brackets and whatever a browser follows there. */
const WHOLE = String.raw`(?<=^|["'])((?:\./){1,8}|(?<=\bsrc=["']))([^"'<>#?\r\n]{1,900})${VARIANT}(?=["']|$)`;
/** An address beside which something would go on with the path in its place stays an address. */
const ADDRESS = `(?<!\\./)/media/${VARIANT_NAME}(?![${SIGN}#]|\\.[${SIGN}]|[${SIGN}.]*/)`;

/** Steps up behind a name stand in no path that anyone writes, and may be another path that begins there. */
const LEADS_BACK = /^(?:\.\.\/)*(?!\.\.?\/)[^/]+\/(?:.*\/)?\.\.?\//;

const paths = new RegExp(PATH, "gu");
const pathsOrAddresses = new RegExp(`${PATH}|${ADDRESS}`, "gu");
const wholePaths = new RegExp(WHOLE, "gu");
const isPlain = new RegExp(`^${PATH}$`, "u");

/** A photograph's path in the export and its address on the site. */
export type Photograph = { path: string; address: string };

type Known = {
  byId: (id: string) => Photograph | undefined;
  isKnown: (path: string) => boolean;
};

/** A path as the text has it, in its parts. */
type Named = { whole: string; dots: string; path: string; variant: string };

/** The text with the photographs' addresses as paths, seen from this folder of the export. */
export function withPaths(text: string, folder: string, { byId, isKnown }: Known) {
  if (!text.includes("/")) return text;
  const escaped = ({ whole, dots, path }: Named) =>
    dots !== "" && meanings(path).some((each) => isKnown(resolvePath(folder, each) ?? ""))
      ? `./${whole}`
      : null;
  return replaceWhole(text, escaped, (piece) =>
    piece.replace(
      pathsOrAddresses,
      (
        whole,
        _dots,
        path?: string,
        _variant?: string,
        id?: string,
        width?: string,
        format?: string,
      ) => {
        if (path !== undefined)
          return isKnown(resolvePath(folder, path) ?? "") ? `./${whole}` : whole;
        const photograph = byId(id ?? "");
        if (!photograph) return whole;
        const variant = whole === photograph.address ? "" : `#${width}.${format}`;
        return `./${relativePath(folder, photograph.path)}${variant}`;
      },
    ),
  );
}

/** The text with the photographs' paths as addresses; `missing` hears of each path that leads to none. */
export function withAddresses(
  text: string,
  folder: string,
  addressAt: (path: string) => string | null,
  missing: (path: string) => void = () => {},
) {
  if (!text.includes("./") && !/\bsrc=/.test(text)) return text;
  const find = (path: string) => addressAt(resolvePath(folder, path) ?? "");
  const addressed = ({ whole, dots, path, variant }: Named) => {
    const address = meanings(path).reduce<string | null>(
      (found, each) => found ?? find(each),
      null,
    );
    if (address !== null) return inPlaceOf({ whole, dots, path, variant }, address);
    if (dots !== "" && !isPlain.test(whole)) missing(path);
    return null;
  };
  return replaceWhole(text, addressed, (piece) =>
    piece.replace(paths, (whole, dots: string, path: string, variant = "") => {
      const address = find(path);
      if (address !== null) return inPlaceOf({ whole, dots, path, variant }, address);
      missing(path);
      return whole;
    }),
  );
}

function inPlaceOf({ whole, dots, variant }: Named, address: string) {
  if (dots.length > 2) return whole.slice(2);
  return variant === "" ? address : address.replace(/\d+\.\w+$/, variant.slice(1));
}

/** Puts what stands whole through `change`, and what lies between, or is none of that, through `changeRest`. */
function replaceWhole(
  text: string,
  change: (named: Named) => string | null,
  changeRest: (piece: string) => string,
) {
  let changed = "";
  let at = 0;
  for (const { 0: whole, 1: dots = "", 2: path = "", 3: variant = "", index } of text.matchAll(
    wholePaths,
  )) {
    const replaced = LEADS_BACK.test(path) ? null : change({ whole, dots, path, variant });
    if (replaced === null) continue;
    changed += changeRest(text.slice(at, index)) + replaced;
    at = index + whole.length;
  }
  return changed + changeRest(text.slice(at));
}

/** HTML writes `&` as an entity, which YAML does not. */
function meanings(path: string) {
  return path.includes("&amp;") ? [path, path.replaceAll("&amp;", "&")] : [path];
}

/** The path from the top of the export, in NFC; `null` where it leads out of it. */
function resolvePath(folder: string, path: string) {
  const parts = folder === "" ? [] : folder.split("/");
  for (const part of path.split("/").map(decoded)) {
    if (part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join("/").normalize("NFC");
}

/** A part of a path as a browser reads it: a `%` that begins no code is one. */
function decoded(part: string) {
  return part.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
}

function relativePath(folder: string, path: string) {
  const isBeside = path.slice(0, path.lastIndexOf("/")) === folder;
  const ups = folder === "" ? "" : "../".repeat(folder.split("/").length);
  const from = isBeside ? path.slice(folder.length).replace(/^\//, "") : `${ups}${path}`;
  return from
    .split("/")
    .map((part) => (part === ".." ? part : encodePart(part)))
    .join("/");
}

function encodePart(part: string) {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
