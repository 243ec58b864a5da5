/**
 * The addresses that the site uses itself, by their beginnings, and the properties of each. All code that decides by an
 * address asks here: reserved slugs, the worker, the server's page cache, low data, the sitemap, the frozen copy.
 */
type Address = {
  path: string;
  /** No cache may store its answers: they are for the owner, behind a secret address, or for machines. */
  isSecret?: true;
  /** All of its query names count, and the server does not cache its answers. */
  hasOwnQueries?: true;
  /** The sitemap lists exactly this path. */
  isListed?: true;
  /** Only the live site can answer it; a frozen copy leaves it out. */
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

/** The first segments of these addresses. */
export const reservedWords = new Set(addresses.map(({ path }) => path.split(/[(/]/, 1)[0] ?? ""));

/** Pages for the sitemap that belong to no record. */
export const listedPaths = addresses
  .filter(({ isListed }) => isListed)
  .map(({ path }) => `/${path}`);

/** Matches the paths at and below the addresses with this property, and the data of their pages. */
export function pathsThat(flag: Exclude<keyof Address, "path">) {
  const paths = addresses.filter((address) => address[flag]).map(({ path }) => path);
  return new RegExp(`^/(?:${paths.join("|").replaceAll(".", "\\.")})(?:/|\\.data$|$)`, "i");
}
