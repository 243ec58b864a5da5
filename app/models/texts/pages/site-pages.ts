/** The pages of texts that every site has. Questions are shown on the about page, tips and guides on the journey's. */
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

/** The path where a page's texts are read; most standard ones are part of another page. */
export function pathOfPage(slug: string) {
  return shownOn.get(slug) ?? `/${slug}`;
}
