/**
 * The addresses that the site has for itself, by their beginnings, and what is said of each. Whoever decides by an address
 * asks here: reserved words, the worker, the server's store of pages, low data, the sitemap, the frozen copy.
 */
type Address = {
  path: string;
  /** Nobody may keep an answer from here: it is the owner's, lies behind a secret address, or is for machines. */
  isSecret?: true;
  /** Its queries are its own: all of them count, and the server stores no answer. */
  hasOwnQueries?: true;
  /** The sitemap names the page at this very path. */
  isListed?: true;
  /** Only the living site can answer it; a frozen copy has nothing there. */
  isLive?: true;
};

const addresses: Address[] = [
  { path: "__manifest", isSecret: true, hasOwnQueries: true },
  { path: "_static" },
  { path: "admin", isSecret: true, hasOwnQueries: true, isLive: true },
  { path: "api", isSecret: true, isLive: true },
  { path: "assets" },
  { path: "blog" },
  { path: "book" },
  { path: "days" },
  { path: "feed.json", isLive: true },
  { path: "feed.xml", isLive: true },
  { path: "fonts" },
  { path: "gallery", isListed: true },
  { path: "healthz", isSecret: true, isLive: true },
  { path: "icons" },
  { path: "images" },
  { path: "journey", isListed: true },
  { path: "letters", isListed: true },
  { path: "low-data", isLive: true },
  { path: "mail" },
  { path: "manifest.webmanifest", isLive: true },
  { path: "map-pins.json", isLive: true },
  { path: "media", hasOwnQueries: true },
  { path: "newsletter(?!/issues)", isLive: true },
  { path: "newsletter/confirm", isSecret: true, hasOwnQueries: true },
  { path: "newsletter/issues" },
  { path: "offline", isLive: true },
  { path: "preview", isSecret: true, hasOwnQueries: true, isLive: true },
  { path: "robots.txt", isLive: true },
  { path: "screenshots" },
  { path: "search" },
  { path: "search-texts.json", isLive: true },
  { path: "share", hasOwnQueries: true, isLive: true },
  { path: "sign-in-challenge", isLive: true },
  { path: "sitemap.xml", isLive: true },
  { path: "subscription", isSecret: true, hasOwnQueries: true, isLive: true },
  { path: "unsubscribe", isSecret: true, hasOwnQueries: true, isLive: true },
  { path: "uploads" },
];

/** What stands first in one of these addresses. */
export const reservedWords = new Set(addresses.map(({ path }) => path.split(/[(/]/, 1)[0] ?? ""));

/** The pages that the sitemap names though no record tells of them. */
export const listedPaths = addresses
  .filter(({ isListed }) => isListed)
  .map(({ path }) => `/${path}`);

/** Matches the paths at and below the addresses of which this is said, and the data of their pages. */
export function pathsThat(flag: Exclude<keyof Address, "path">) {
  const paths = addresses.filter((address) => address[flag]).map(({ path }) => path);
  return new RegExp(`^/(?:${paths.join("|").replaceAll(".", "\\.")})(?:/|\\.data$|$)`, "i");
}
