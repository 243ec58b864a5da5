import { kinds, type SearchedKind } from "~/kinds";
import { distinctWords, shownText, spacedText } from "~/search/index-words";
import { foldText, plainText } from "~/search/search-words";
import { practicalLines } from "~/texts/place-lines";
import { otherNamesOf } from "~/texts/place-names";
import { readableText } from "~/texts/readable-text.server";

function plain(text: unknown) {
  return typeof text === "string" ? spacedText(plainText(text)) : "";
}

/** The words of a content in reading order, with the alternative texts of its pictures. */
function readable(content: unknown) {
  if (typeof content !== "string") return "";
  return plain(readableText(content).replace(/\[Picture(?:: ([^\]]*))?\]/g, " $1 "));
}

function otherNames(name: unknown, given: unknown) {
  const own = JSON.parse(String(given)) as string[];
  return [...new Set([...own, ...otherNamesOf(plainText(String(name)))])].join(", ");
}

function practical(costs: unknown, gettingThere: unknown, whatToEat: unknown) {
  const texts = {
    costs: String(costs),
    gettingThere: String(gettingThere),
    whatToEat: String(whatToEat),
  };
  return plain(practicalLines(texts).join(" · "));
}

/** The SQL functions that the statements here and in the index call. */
export const searchFunctions = {
  search_plain: plain,
  search_readable: readable,
  search_names: otherNames,
  search_practical: practical,
  search_folded: (text: unknown) => foldText(String(text)),
  search_words_in: (text: unknown) => JSON.stringify(distinctWords(shownText(String(text)))),
};

const listed = (column: string) => `(select group_concat(value, ' · ') from json_each(${column}))`;
const joined = (...parts: string[]) =>
  `search_plain(concat_ws(' · ', ${parts.map((part) => `nullif(${part}, '')`).join(", ")}))`;
const source = (kind: SearchedKind) => `'${kind}' as kind, ${kinds[kind].search.number}`;

/**
 * Every item that is public, or will be at its time, as it is searched. Hidden items are in no index, so that they
 * cannot influence counts, order or corrections.
 */
export const SEARCH_SOURCES = `
  select ${source("post")} as number, id as record_id, published_at, search_plain(title) as title, '' as names,
    ${joined("excerpt", listed("tags"))} as detail, search_readable(content) as body
  from blog_posts where is_visible and published_at is not null and deleted_at is null
  union all
  select ${source("destination")}, id, 0, search_plain(name), search_plain(search_names(name, other_names)),
    ${joined("state", "description", listed("highlights"), listed("activities"))},
    concat_ws(' · ', nullif(search_readable(detailed_description), ''),
      nullif(search_practical(costs, getting_there, what_to_eat), ''))
  from destinations where is_visible and deleted_at is null
  union all
  select ${source("pin")}, id, 0, search_plain(name), search_plain(search_names(concat_ws(', ', name, city), '[]')),
    ${joined("city", "description", listed("tags"))}, search_plain(notes)
  from travel_pins where is_visible and deleted_at is null and (latitude <> 0 or longitude <> 0)
  union all
  select ${source("moment")}, id, happened_at, '', '', search_plain(place), search_plain(text)
  from moments where is_visible and deleted_at is null and waits_for is null
  union all
  select ${source("collection")}, id, 0, search_plain(title), '', ${joined("location", "description")}, ''
  from gallery_collections where is_visible and deleted_at is null
  union all
  select ${source("medium")}, m.id, 0, search_plain(m.title), '', search_plain(m.caption), ''
  from gallery_media m join gallery_collections c on c.id = m.collection_id
  where c.is_visible and c.deleted_at is null and m.deleted_at is null and m.type = 'photo' and concat(m.title, m.caption) <> ''
  union all
  select ${source("question")}, id, 0, search_plain(question), '', '', search_plain(answer) from faq_questions`;
