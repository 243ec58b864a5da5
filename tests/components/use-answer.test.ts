import { expect, test } from "vitest";
import { outcomeOf } from "~/components/site/forms/use-answer";

const [former, next] = [{ error: "former" }, { error: "next" }];

test.each([
  ["has only just left", undefined, undefined, "here", false, "under way"],
  ["has only just left, after one that failed", former, former, "here", false, "under way"],
  ["failed before it was seen", undefined, next, "here", false, "answered"],
  ["failed again", former, next, "here", true, "answered"],
  ["led to a new location before it was seen", undefined, undefined, "there", false, "went well"],
  ["went well, which leaves the former answer in place", former, former, "here", true, "went well"],
])("a post that %s", (_name, before, answer, key, wasSeen, outcome) => {
  expect(outcomeOf({ answer: before, key: "here", wasSeen }, { answer, key })).toBe(outcome);
});
