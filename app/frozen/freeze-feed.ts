import { applyEdits, sourceElements } from "~/utils/markup/edit-html";

/** What leads to older letters, of which a copy has the feed's first page alone. */
const WAYS_ON = ["next", "last"];

type Site = { origins: string[]; hasAddress: boolean };

/**
 * A feed as the copy has it. It goes by the site's address on the web; a site that has none gets one that leads on from
 * wherever the feed itself is found.
 */
export function freezeFeed(text: string, { origins, hasAddress }: Site) {
  const feed = text.trimStart().startsWith("{") ? withoutNextUrl(text) : withoutWaysOn(text);
  if (hasAddress) return feed;
  return origins.reduce((own, origin) => own.replaceAll(`${origin}/`, ""), feed);
}

function withoutNextUrl(json: string) {
  const { next_url: _next, ...feed } = JSON.parse(json);
  return JSON.stringify(feed);
}

function withoutWaysOn(xml: string) {
  const gone = sourceElements(xml).filter(
    ({ name, attributes }) => name === "link" && WAYS_ON.includes(attributes.rel ?? ""),
  );
  return applyEdits(
    xml,
    gone.map(({ start, end }) => ({ start, end, html: "" })),
  );
}
