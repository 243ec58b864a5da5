import { ISSUE_NUMBER, type Item } from "../records/items";

type Kind = Item["kind"];

/** What is to be read at the addresses of a route. */
export type Shown = {
  /** The address of each item of a kind; without it, the route's path is the address. */
  item?: [kind: Kind, addressOf: (item: Item) => string, formerAddressOf?: (item: Item) => string];
  /** The kinds of which all that is public is shown; a call of the API shows the owner all there is. */
  lists?: Kind[];
  addresses?: string[];
};

const post = (prefix: string): Shown => ({
  item: ["post", ({ slug }) => prefix + slug, ({ formerSlug }) => prefix + formerSlug],
});
const destination = (prefix: string): Shown => ({
  item: ["destination", ({ slug }) => prefix + slug, ({ formerSlug }) => prefix + formerSlug],
});
const byId = (kind: Kind, prefix: string): Shown => ({ item: [kind, ({ id }) => prefix + id] });
const nothing = {};

/** Every address that anyone may ask for: each path of `app/routes.ts` outside the admin area. */
export const publicAddresses: Record<string, Shown> = {
  "/": { lists: ["post", "destination", "collection", "pin", "moment"] },
  "/journey": { lists: ["destination", "pin"] },
  "/journey/:slug": destination("/journey/"),
  "/days": { lists: ["moment"], addresses: ["/days", "/journey?on=2025-09-14"] },
  "/days/:month": { addresses: ["/days/2025-09", "/days/none"] },
  "/book": {
    lists: ["post", "moment"],
    addresses: ["/book", "/book?size=a5"],
  },
  "/letters": { lists: ["post"] },
  "/letters/:slug": post("/letters/"),
  "/blog": { lists: ["post"] },
  "/blog/:slug": post("/blog/"),
  "/gallery": { lists: ["collection"] },
  "/gallery/:id": byId("collection", "/gallery/"),
  "/gallery/:id/photos/:mediaId": {
    item: ["medium", ({ id, collectionId }) => `/gallery/${collectionId}/photos/${id}`],
  },
  "/gallery/:id/photos.json": {
    item: ["medium", ({ collectionId }) => `/gallery/${collectionId}/photos.json`],
  },
  "/search": {
    lists: ["post", "destination", "collection", "medium", "pin", "moment"],
    addresses: ["/search?q=zz"],
  },
  "/about": nothing,
  "/terms": nothing,
  "/privacy": nothing,
  "/newsletter": nothing,
  "/newsletter/issues": { lists: ["issue"] },
  "/newsletter/issues/:number": {
    lists: ["issue"],
    addresses: [`/newsletter/issues/${ISSUE_NUMBER}`],
  },
  "/newsletter/confirm/:token": { addresses: ["/newsletter/confirm/none"] },
  "/unsubscribe/:token": { addresses: ["/unsubscribe/none"] },
  "/subscription/:token": { addresses: ["/subscription/none"] },
  "/subscription/:token/file": { addresses: ["/subscription/none/file"] },
  "/subscription/deleted": nothing,
  "/preview/:token": { addresses: ["/preview/none"] },
  "/offline": nothing,
  "/:slug": { addresses: ["/no-such-page"] },
  "/*": { addresses: ["/no/where"] },
  "/share/:kind/:id/:file": {
    addresses: ["/share/post/none/0123456789abcdef.jpg"],
  },
  "/icons/share.png": nothing,
  "/icons/:file": { addresses: ["/icons/icon-192.png"] },
  "/favicon.ico": nothing,
  "/low-data": nothing,
  "/sign-in-challenge": nothing,
  "/media/:name": { addresses: ["/media/none.jpg"] },
  "/feed.xml": { lists: ["post", "issue"] },
  "/feed.json": { lists: ["post", "issue"] },
  "/sitemap.xml": { lists: ["post", "destination"] },
  "/map-pins.json": { lists: ["pin"] },
  "/search-texts.json": {
    lists: ["post", "destination", "pin", "moment", "collection", "medium"],
  },
  "/robots.txt": nothing,
  "/.well-known/security.txt": nothing,
  "/manifest.webmanifest": nothing,
  "/assets/:file": { addresses: ["/assets/land-none.svg"] },
  "/api/openapi.json": nothing,
  "/api/home-content": nothing,
  "/api/settings": nothing,
  "/api/pages": nothing,
  "/api/pages/:slug": { addresses: ["/api/pages/about"] },
  "/api/search": { addresses: ["/api/search?q=zz", "/api/search?q=zzpostdrapht"] },
  "/api/media": nothing,
  "/api/media/:id": nothing,
  "/api/journey": nothing,
  "/api/journey/stats": nothing,
  "/api/travel-pins": { lists: ["pin"] },
  "/api/travel-pins/:id": byId("pin", "/api/travel-pins/"),
  "/api/moments": { lists: ["moment"] },
  "/api/moments/:id": byId("moment", "/api/moments/"),
  "/api/blog-posts": {
    lists: ["post"],
    addresses: ["/api/blog-posts", "/api/blog-posts?q=zz", "/api/blog-posts?fields=title,content"],
  },
  "/api/blog-posts/featured": { lists: ["post"] },
  "/api/blog-posts/by-id/:id": byId("post", "/api/blog-posts/by-id/"),
  "/api/blog-posts/:slugOrId": post("/api/blog-posts/"),
  "/api/blog-posts/:id/draft": { addresses: ["/api/blog-posts/none/draft"] },
  "/api/blog-posts/:id/versions": { addresses: ["/api/blog-posts/none/versions"] },
  "/api/blog-posts/:id/versions/:number": { addresses: ["/api/blog-posts/none/versions/1"] },
  "/api/blog-posts/:id/versions/:number/restore": nothing,
  "/api/blog-posts/:id/previews": nothing,
  "/api/blog-posts/:id/previews/:previewId": nothing,
  "/api/destinations": {
    lists: ["destination"],
    addresses: ["/api/destinations", "/api/destinations?q=zz", "/api/destinations?fields=name"],
  },
  "/api/destinations/:slugOrId": destination("/api/destinations/"),
  "/api/gallery": { lists: ["collection"] },
  "/api/gallery/media": nothing,
  "/api/gallery/media/:id": byId("medium", "/api/gallery/media/"),
  "/api/gallery/:id": byId("collection", "/api/gallery/"),
  "/api/newsletter/subscribe": nothing,
  "/api/contact": nothing,
  "/api/contact/messages": nothing,
  "/api/contact/messages/:id/read": { addresses: ["/api/contact/messages/none/read"] },
  "/api/bin": nothing,
  "/api/bin/:id": nothing,
  "/api/bin/:id/restore": nothing,
  "/api/admin/stats": nothing,
  "/api/auth/user": nothing,
  "/api/auth/login": nothing,
  "/api/auth/logout": nothing,
  "/api/*": { addresses: ["/api/nothing"] },
};

/** The addresses at which a route is asked. */
export function addressesOf(path: string, { item, addresses }: Shown, items: Item[]) {
  if (!item) return addresses ?? [path];
  const [kind, ...ways] = item;
  return items
    .filter((one) => one.kind === kind)
    .flatMap((one) => ways.flatMap((way) => way?.(one) ?? []));
}
