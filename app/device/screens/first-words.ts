import type { Fields } from "~/device/queue/queue-entry";

/** The fields with a record's text, the one that tells most of it first. */
const TEXTS = ["content", "detailedDescription", "excerpt", "description", "notes"];
const SHOWN_CHARACTERS = 80;

/** The first words of what was typed, on one line; empty where there are none. */
export function firstWordsOf(fields: Fields) {
  const typed = new Map(fields);
  const words = TEXTS.map((name) => wordsIn(typed.get(name) ?? "")).find(Boolean) ?? "";
  if (words.length <= SHOWN_CHARACTERS) return words;
  return `${words.slice(0, SHOWN_CHARACTERS).replace(/\s\S*$/, "")}…`;
}

function wordsIn(html: string) {
  const { body } = new DOMParser().parseFromString(html.replaceAll("<", " <"), "text/html");
  return (body.textContent ?? "").replace(/\s+/g, " ").trim();
}
