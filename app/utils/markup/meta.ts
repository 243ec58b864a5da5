import type { MetaDescriptor } from "@remix-run/react";
import { site } from "~/site";

/** The size of every share picture that a page's head names, in pixels. */
const SHARE_PICTURE = { width: 1200, height: 630 };

type Match = { id: string; data?: unknown };

type PageHead = {
  title: string;
  /** Empty if the page has no suitable text. */
  description: string;
  /** The path of the canonical address. */
  path: string;
  /** The path or address of the page's picture. */
  image?: string | null;
  /** The path of a share picture, which wins over `image`. */
  sharePicture?: string | null;
  type?: "website" | "article";
  /** The path from Home, such as `[{ name: "Letters", path: "/letters" }]`. */
  breadcrumbs?: { name: string; path: string }[];
  /** Further structured data (schema.org), without `@context`. */
  structured?: Record<string, unknown>[];
  noindex?: boolean;
};

/** The site's origin, from the root loader. */
export function originOf(matches: Match[]) {
  const root = matches.find((match) => match.id === "root")?.data;
  return root && typeof root === "object" && "origin" in root ? String(root.origin) : "";
}

/** The absolute address of a path on this site; a web address stays as it is. */
export function absoluteUrl(matches: Match[], address: string) {
  return new URL(address, `${originOf(matches) || "http://localhost"}/`).href;
}

/** Title, description, canonical link, Open Graph and structured data of a page. */
export function pageMeta(matches: Match[], page: PageHead): MetaDescriptor[] {
  const origin = originOf(matches);
  const url = origin + page.path;
  const image = absoluteUrl(matches, page.sharePicture ?? page.image ?? "/icons/share.png");
  const structured = [...(page.structured ?? []), ...breadcrumbList(origin, page.breadcrumbs)];
  return [
    { title: page.title },
    ...(page.description ? [{ name: "description", content: page.description }] : []),
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: site().siteName },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title },
    ...(page.description ? [{ property: "og:description", content: page.description }] : []),
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    ...(page.sharePicture ? sharePictureMeta(page.title) : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...structured.map((item) => ({
      "script:ld+json": { "@context": "https://schema.org", ...item },
    })),
  ];
}

/** The same for an address that does not exist. */
export function noSuchPageMeta(matches: Match[], path: string) {
  return pageMeta(matches, {
    title: "404 Page Not Found",
    description: "There is no page at this address.",
    path,
    noindex: true,
  });
}

/** With a known size, other sites show the picture at once and in full width. */
function sharePictureMeta(alt: string) {
  return [
    { property: "og:image:width", content: String(SHARE_PICTURE.width) },
    { property: "og:image:height", content: String(SHARE_PICTURE.height) },
    { property: "og:image:alt", content: alt },
  ];
}

function breadcrumbList(origin: string, breadcrumbs: PageHead["breadcrumbs"]) {
  if (!breadcrumbs) return [];
  const trail = [{ name: "Home", path: "/" }, ...breadcrumbs];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: trail.map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: origin + path,
      })),
    },
  ];
}
