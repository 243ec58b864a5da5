/**
 * The addresses that the site uses itself, by their beginnings, and the properties of each. All code that decides by an
 * address asks here: reserved slugs, the worker, the server's page cache, low data, the sitemap, the frozen copy.
 */
type Address = {
  path: string;
  /** No cache may store its answers: they are for the owner, behind a secret address, or for machines. */
  noStore?: true;
  /** All of its query names count, and the server does not cache its answers. */
  hasOwnQueries?: true;
  /** The sitemap lists exactly this path. */
  inSitemap?: true;
  /** Only the live site can answer it; a frozen copy leaves it out. */
  onlyLive?: true;
};

const addresses: Address[] = [
  { path: "__manifest", noStore: true, hasOwnQueries: true },
  { path: "_static" },
  { path: "admin", noStore: true, hasOwnQueries: true, onlyLive: true },
  { path: "api", noStore: true, onlyLive: true },
  { path: "assets" },
  { path: "blog" },
  { path: "book" },
  { path: "days" },
  { path: "feed.json", onlyLive: true },
  { path: "feed.xml", onlyLive: true },
  { path: "fonts" },
  { path: "gallery", inSitemap: true },
  { path: "healthz", noStore: true, onlyLive: true },
  { path: "icons" },
  { path: "images" },
  { path: "journey", inSitemap: true },
  { path: "letters", inSitemap: true },
  { path: "low-data", onlyLive: true },
  { path: "mail" },
  { path: "manifest.webmanifest", onlyLive: true },
  { path: "map-pins.json", onlyLive: true },
  { path: "media", hasOwnQueries: true },
  { path: "newsletter(?!/issues)", onlyLive: true },
  { path: "newsletter/confirm", noStore: true, hasOwnQueries: true },
  { path: "newsletter/issues" },
  { path: "offline", onlyLive: true },
  { path: "preview", noStore: true, hasOwnQueries: true, onlyLive: true },
  { path: "robots.txt", onlyLive: true },
  { path: "screenshots" },
  { path: "search" },
  { path: "search-texts.json", onlyLive: true },
  { path: "share", hasOwnQueries: true, onlyLive: true },
  { path: "sign-in-challenge", onlyLive: true },
  { path: "sitemap.xml", onlyLive: true },
  { path: "subscription", noStore: true, hasOwnQueries: true, onlyLive: true },
  { path: "unsubscribe", noStore: true, hasOwnQueries: true, onlyLive: true },
  { path: "uploads" },
];

/** The first segments of these addresses. */
export const reservedWords = new Set(addresses.map(({ path }) => path.split(/[(/]/, 1)[0] ?? ""));

/** Pages for the sitemap that belong to no record. */
export const listedPaths = addresses
  .filter(({ inSitemap }) => inSitemap)
  .map(({ path }) => `/${path}`);

/** Matches the paths at and below the addresses with this property, and the data of their pages. */
export function pathsThat(flag: Exclude<keyof Address, "path">) {
  const paths = addresses.filter((address) => address[flag]).map(({ path }) => path);
  return new RegExp(`^/(?:${paths.join("|").replaceAll(".", "\\.")})(?:/|\\.data$|$)`, "i");
}
