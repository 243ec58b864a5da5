import { pageTitle, site } from "~/site";
import { absoluteUrl, pageMeta } from "./meta";

type Post = {
  title: string;
  slug: string;
  excerpt: string;
  /** The first words of its text, for a letter without an excerpt. */
  opening: string;
  picture: { src: string } | null;
  publishedAt: Date | null;
  updatedAt: Date;
  category: string;
  tags: string[];
};

/** The metadata of a letter's page, with its public address, present or future. */
export function postMeta(
  matches: Parameters<typeof pageMeta>[0],
  post: Post,
  { noindex = false, sharePicture = null }: { noindex?: boolean; sharePicture?: string | null },
) {
  const { title, slug, excerpt, opening, picture, publishedAt, updatedAt, category, tags } = post;
  const description = excerpt || opening;
  const path = `/letters/${slug}`;
  return pageMeta(matches, {
    title: pageTitle(title),
    description,
    path,
    image: picture?.src,
    sharePicture,
    type: "article",
    breadcrumbs: [
      { name: "Letters", path: "/letters" },
      { name: title, path },
    ],
    structured: [
      {
        "@type": "Article",
        headline: title,
        ...(description && { description }),
        url: absoluteUrl(matches, path),
        articleSection: category,
        keywords: tags,
        author: {
          "@type": "Person",
          name: site().travellerName,
          url: absoluteUrl(matches, "/about"),
        },
        datePublished: publishedAt?.toISOString(),
        dateModified: updatedAt.toISOString(),
        ...(picture && { image: absoluteUrl(matches, picture.src) }),
      },
    ],
    noindex,
  });
}
