import { type HtmlNode, parseHtml } from "~/utils/markup/html-tree";
import { isShownAlike, readableHtml, shownHtml } from "./rendering";

/** What stands behind a block, to see where another begins. */
const NEXT = "\n\n<p>Next</p>";

/** Whether what is written after it stays outside it. */
function isClosed(source: string) {
  return shownHtml(source + NEXT) === shownHtml(source) + shownHtml(NEXT);
}

/** The tags that may be missing at the end of a source: those of its last elements, from all of them to none. */
function missingTags(source: string) {
  const names: string[] = [];
  let last: HtmlNode | undefined = parseHtml(source).at(-1);
  while (typeof last === "object") {
    names.push(last.name);
    last = last.children.at(-1);
  }
  const tags = names.map((_, end) =>
    names
      .slice(0, end + 1)
      .reverse()
      .map((name) => `</${name}>`)
      .join(""),
  );
  return ["", ...tags.reverse()];
}

/** The source as it is; if it has no end of its own, then with one, or as readers see it. */
export function closedSource(source: string) {
  const kept = source.trim();
  if (isClosed(kept)) return kept;
  const unfinished = kept.slice(0, Math.max(0, kept.lastIndexOf("<")));
  const candidates = [kept, `${kept}-->`, unfinished].flatMap((start) =>
    missingTags(start).map((tags) => start + tags),
  );
  const found = candidates.find((one) => isClosed(one) && isShownAlike(one, source));
  return found ?? readableHtml(source);
}
