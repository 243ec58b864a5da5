import { VARIANT_NAME } from "~/models/pictures/picture-name";

/**
 * In an export's HTML a photograph is named by its path relative to the file, so that a browser shows it; on the site,
 * by its address. A `#` with the variant follows the path unless it is the picture's standard one.
 */

const ADDRESS = new RegExp(`(?<==["'])/media/${VARIANT_NAME}(?=["'])`, "g");
/** A whole attribute value that is neither an address on another site nor an absolute one on this site. */
const PATH =
  /(?<==(["']))(?![a-z][a-z\d+.-]*:|[/#])([^"'<>#?\r\n]{1,900})(?:#(\d{1,4}\.(?:avif|webp|jpg)))?(?=\1)/gi;

/** A photograph's path in the export and its address on the site. */
export type Photograph = { path: string; address: string };

/** Replaces photographs' addresses by paths relative to this folder of the export. */
export function withPaths(
  html: string,
  folder: string,
  photographOf: (id: string) => Photograph | undefined,
) {
  return html.replace(ADDRESS, (address, id: string, width: string, format: string) => {
    const photograph = photographOf(id);
    if (!photograph) return address;
    const variant = address === photograph.address ? "" : `#${width}.${format}`;
    return relativePath(folder, photograph.path) + variant;
  });
}

/** Replaces photographs' paths by addresses; `missing` is called with each path that leads to no photograph. */
export function withAddresses(
  html: string,
  folder: string,
  addressAt: (path: string) => string | null,
  missing: (path: string) => void,
) {
  return html.replace(PATH, (whole, _quote: string, path: string, variant?: string) => {
    const address = addressOf(path.replaceAll("&amp;", "&"), folder, addressAt);
    if (address === null) missing(path);
    if (address === null || variant === undefined) return address ?? whole;
    return address.replace(/\d+\.\w+$/, variant);
  });
}

/** The address of the photograph at a path that somebody wrote, relative to a folder of the export. */
export function addressOf(
  path: string,
  folder: string,
  addressAt: (path: string) => string | null,
) {
  const resolved = resolvePath(folder, path);
  return resolved === null ? null : addressAt(resolved);
}

/** The path from the top of the export, in NFC; `null` if it leads out of it. */
function resolvePath(folder: string, path: string) {
  const parts = folder === "" ? [] : folder.split("/");
  for (const part of path.split("/").map(decoded)) {
    if (part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join("/").normalize("NFC");
}

/** A part of a path decoded like in a browser: a `%` that begins no code stays. */
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
  const steps = isBeside ? [] : folder.split("/").map(() => "..");
  const names = isBeside ? [path.slice(folder.length + 1)] : path.split("/");
  return [...steps, ...names.map(encodePart)].join("/");
}

function encodePart(part: string) {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
