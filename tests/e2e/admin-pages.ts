import type { Page } from "@playwright/test";
import { expect, type TestSite } from "../support/browser/browser";

export const first = (site: TestSite, table: string) =>
  site.value(`select id from ${table} order by rowid limit 1`);

/** The address of a form that needs no record: on a site without any, there is nothing else on its page. */
export const isBlankForm = (path: string) => /^\/admin\/\w+\/new$/.test(path);

/** The name and the path of every page of the admin area. */
export const adminPages: [string, (site: TestSite) => string][] = [
  ["the dashboard", () => "/admin"],
  ["the home page's texts", () => "/admin/home"],
  ["the posts", () => "/admin/posts"],
  ["a new post", () => "/admin/posts/new"],
  ["a post", (site) => `/admin/posts/${first(site, "blog_posts")}`],
  ["a post's versions", (site) => `/admin/posts/${first(site, "blog_posts")}/versions`],
  ["a post's preview links", (site) => `/admin/posts/${first(site, "blog_posts")}/previews`],
  ["the places", () => "/admin/places"],
  ["a new place", () => "/admin/places/new"],
  ["a place", (site) => `/admin/places/${first(site, "destinations")}`],
  ["the pins", () => "/admin/pins"],
  ["a new pin", () => "/admin/pins/new"],
  ["a pin", (site) => `/admin/pins/${first(site, "travel_pins")}`],
  ["the moments", () => "/admin/moments"],
  ["a new moment", () => "/admin/moments/new"],
  ["the journey", () => "/admin/journey"],
  ["the settings", () => "/admin/settings"],
  ["the pages", () => "/admin/pages"],
  ["the about page", () => "/admin/pages/about"],
  ["a new page", () => "/admin/pages/new"],
  ["where the owner is", () => "/admin/here"],
  ["the collections", () => "/admin/gallery"],
  ["a new collection", () => "/admin/gallery/new"],
  ["a collection", (site) => `/admin/gallery/${first(site, "gallery_collections")}`],
  [
    "a collection's media",
    (site) => `/admin/gallery/${first(site, "gallery_collections")}/media?tab=existing`,
  ],
  ["a new medium", (site) => `/admin/gallery/${first(site, "gallery_collections")}/media`],
  ["a medium", mediumPath],
  ["the shared pictures", () => "/admin/share"],
  ["the outbox", () => "/admin/outbox"],
  ["the messages", () => "/admin/messages"],
  ["the archive of messages", () => "/admin/messages/archive"],
  ["the saved replies", () => "/admin/messages/replies"],
  ["the questions of the about page", () => "/admin/messages/questions"],
  ["the subscribers", () => "/admin/subscribers"],
  ["a new subscriber", () => "/admin/subscribers/new"],
  ["an import of subscribers", () => "/admin/subscribers/import"],
  ["the bin", () => "/admin/bin"],
  ["the backups", () => "/admin/backups"],
  ["an archive to be sent", () => "/admin/backups/upload"],
  ["the account", () => "/admin/account"],
  ["the photos", () => "/admin/media"],
  ["a picture", (site) => `/admin/media/${first(site, "pictures")}`],
  ["pictures to be described", () => "/admin/media/describe"],
  ["pictures to be deleted", (site) => `/admin/media/delete?selected=${first(site, "pictures")}`],
  ["a picture to be replaced", (site) => `/admin/media/${first(site, "pictures")}/replace`],
];

function mediumPath(site: TestSite) {
  const path = site.value(
    "select collection_id || '/media/' || id from gallery_media order by rowid limit 1",
  );
  return `/admin/gallery/${path}`;
}

/** Signs in without a form, for it has a test of its own. */
export async function signIn(page: Page, origin = "") {
  const data = { username: "admin", password: "kashmir2kanyakumari" };
  const response = await page.request.post(`${origin}/api/auth/login`, { data });
  expect(response.status()).toBe(200);
}
