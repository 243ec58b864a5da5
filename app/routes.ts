import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

export default [
  layout("routes/site/layout.tsx", [
    index("routes/site/home.tsx"),
    route("journey", "routes/site/journey.tsx"),
    route("journey/:slug", "routes/site/destination.tsx"),
    route("letters", "routes/site/letters.tsx"),
    route("letters/:slug", "routes/site/letter.tsx"),
    route("blog", "routes/site/letters.tsx", { id: "blog" }),
    route("blog/:slug", "routes/site/letter.tsx", { id: "blog-letter" }),
    route("gallery", "routes/site/gallery.tsx"),
    route("gallery/:id", "routes/site/collection.tsx"),
    route("gallery/:id/photos/:mediaId", "routes/site/photo.tsx"),
    route("about", "routes/site/about.tsx"),
    route("terms", "routes/site/terms.tsx"),
    route("privacy", "routes/site/privacy.tsx"),
    route("newsletter", "routes/site/newsletter.tsx"),
    route("unsubscribe/:token", "routes/site/unsubscribe.tsx"),
    route("*", "routes/site/not-found.tsx"),
  ]),

  route("media/:name", "routes/media.ts"),

  route("feed.xml", "routes/feeds/atom.ts"),
  route("feed.json", "routes/feeds/json-feed.ts"),
  route("sitemap.xml", "routes/feeds/sitemap.ts"),
  route("robots.txt", "routes/feeds/robots.ts"),
  route("manifest.webmanifest", "routes/feeds/manifest.ts"),
] satisfies RouteConfig;
