/** The pages of texts that every site has; questions stand on the about page, tips and guides on the journey's. */
export const sitePages = ["about", "questions", "tips", "guides", "terms", "privacy"] as const;
export type SitePage = (typeof sitePages)[number];

export function isSitePage(slug: string): slug is SitePage {
  return (sitePages as readonly string[]).includes(slug);
}

const shownOn = new Map([
  ["questions", "/about#questions"],
  ["tips", "/journey#travel-tips"],
  ["guides", "/journey#regional-guides"],
]);

/** Where a page's texts are read: most of those that every site has stand on a page of more. */
export function pathOfPage(slug: string) {
  return shownOn.get(slug) ?? `/${slug}`;
}
