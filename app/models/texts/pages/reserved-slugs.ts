import { isSitePage } from "./site-pages";

/** The first parts of all addresses that the site has for itself, but for its pages of texts, and of files that programs ask for. */
const RESERVED = new Set([
  "_static",
  "admin",
  "api",
  "assets",
  "blog",
  "book",
  "days",
  "fonts",
  "gallery",
  "healthz",
  "icons",
  "images",
  "journey",
  "letters",
  "low-data",
  "mail",
  "media",
  "newsletter",
  "offline",
  "preview",
  "screenshots",
  "search",
  "share",
  "sign-in-challenge",
  "sitemaps",
  "subscription",
  "unsubscribe",
  "uploads",
]);

/** Whether no page of the owner's can stand at this address. */
export function isReserved(slug: string) {
  return RESERVED.has(slug) || isSitePage(slug);
}
