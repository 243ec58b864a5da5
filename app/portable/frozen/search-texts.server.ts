import type { SearchText } from "~/models/find/search/search";
import { SEARCH_TEXTS } from "~/search/texts-path";
import { askSite, type OpenedSite } from "./ask-site.server";
import type { DayCounts } from "./day-counts";
import type { FrozenFiles } from "./frozen-files.server";
import { hrefBetween, referenceOf, SEARCH_FILE } from "./places";
import { TEXTS_LIST, TEXTS_SCRIPT } from "./texts-script";

type Source = { site: OpenedSite; origins: string[]; days: DayCounts };

/**
 * Writes the searchable texts as a script for the copy's search page. Only items that have a page in the copy are
 * included: `frozen` are its files.
 */
export async function writeSearchTexts(
  { site, ...copy }: Source,
  frozen: Set<string>,
  files: FrozenFiles,
  signal: AbortSignal,
) {
  const { body } = await askSite(site, SEARCH_TEXTS, signal);
  const texts = JSON.parse(body.toString("utf8")) as SearchText[];
  const found = texts.flatMap((text) => {
    const path = hrefOf(text.path, copy, frozen);
    return path === null ? [] : [{ ...text, path }];
  });
  await files.write(TEXTS_SCRIPT, `var ${TEXTS_LIST} = ${JSON.stringify(found)};\n`);
}

/** The link to an item from the search page; `null` if the item has no page in the copy. */
function hrefOf(path: string, { origins, days }: Omit<Source, "site">, frozen: Set<string>) {
  const found = referenceOf(path, "/", origins);
  if (found?.place.kind === "day") {
    const told = days.find("", found.fragment);
    return told.fragment ? hrefBetween(SEARCH_FILE, told.file, told.fragment) : null;
  }
  if (found?.place.kind !== "page" || !frozen.has(found.place.file)) return null;
  return hrefBetween(SEARCH_FILE, found.place.file, found.fragment);
}
