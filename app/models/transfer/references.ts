import { VARIANT_NAME } from "~/models/pictures/picture-name";

/**
 * In an export a photograph is named by its path, seen from the file that names it and beginning with `./`, so that a
 * browser shows it; on a site by its address. What looks like such a path and was none is written with one `./` more.
 */

/** A path with its leading `./`, and the variant where it is not the one that stands for the picture. */
const PATH = String.raw`((?:\./){1,8})((?:\.\./){0,8}(?:[\w%~-][\w%.~-]*/){0,8}[\w%~-]+(?:\.[\w%~-]+)*)(#\d{1,4}\.(?:avif|webp|jpg))?`;
/** An address beside which something would go on with the path in its place stays an address. */
const ADDRESS = `(?<!\\./)/media/${VARIANT_NAME}(?![\\w%~#-]|\\.[\\w%~-]|[\\w%.~-]*/)`;

const paths = new RegExp(PATH, "g");
const pathsOrAddresses = new RegExp(`${PATH}|${ADDRESS}`, "g");

/** A photograph's path in the export and its address on the site. */
export type Photograph = { path: string; address: string };

type Known = {
  byId: (id: string) => Photograph | undefined;
  isKnown: (path: string) => boolean;
};

/** The text with the photographs' addresses as paths, seen from this folder of the export. */
export function withPaths(text: string, folder: string, { byId, isKnown }: Known) {
  if (!text.includes("/")) return text;
  return text.replace(
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
  );
}

/** The text with the photographs' paths as addresses; `missing` hears of each path that leads to none. */
export function withAddresses(
  text: string,
  folder: string,
  addressAt: (path: string) => string | null,
  missing: (path: string) => void = () => {},
) {
  if (!text.includes("./")) return text;
  return text.replace(paths, (whole, dots: string, path: string, variant = "") => {
    const address = addressAt(resolvePath(folder, path) ?? "");
    if (address === null) {
      missing(path);
      return whole;
    }
    if (dots !== "./") return whole.slice(2);
    return variant === "" ? address : address.replace(/\d+\.\w+$/, variant.slice(1));
  });
}

/** The path from the top of the export; `null` where it leads out of it, or is not well written. */
function resolvePath(folder: string, path: string) {
  try {
    const parts = folder === "" ? [] : folder.split("/");
    for (const part of path.split("/").map(decodeURIComponent)) {
      if (part !== "..") parts.push(part);
      else if (parts.pop() === undefined) return null;
    }
    return parts.join("/");
  } catch {
    return null;
  }
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
