import { expect, test } from "vitest";
import { withoutVisitor } from "~/models/texts/content/without-visitor";

const question = (text: string, name = "Meera K. Nair") => withoutVisitor(text, name);

test.each([
  ["a signature", "Is Hampi worth two days?\n\nMeera", "Is Hampi worth two days?"],
  ["a whole one", "Why?\nKind regards,\nMEERA NAIR\nmeera@example.com", "Why?"],
  ["a greeting", "Hello Kiran,\nWhy?", "Why?"],
  ["whom an answer speaks to", "Dear Meera,\n\nbecause.\n\nAnd so.", "because.\n\nAnd so."],
  ["the same in one line", "Hello Meera, take the slow one.", "take the slow one."],
  ["an introduction", "I am Meera. Why slow trains?", "Why slow trains?"],
  ["a possessive", "It is Meera's birthday. Why?", "Why?"],
  ["a mail address", "Why? Write to someone@else.example!", "Why?"],
  ["a line", "Why?\n— meera", "Why?"],
])("%s is left out", (_what, text, expected) => {
  expect(question(text)).toBe(expected);
});

test("in any script", () => {
  expect(question("क्या ट्रेन धीमी है? मैं मीरा हूँ।", "मीरा")).toBe("क्या ट्रेन धीमी है?");
});

test("what has no name in it stays as it is", () => {
  const text =
    "Which bus?\n\nYes, when? Hello to the dog at the tea stall who knows the timetable.";
  expect(question(text)).toBe(text);
});

test("nothing of the visitor is left, whatever the name", () => {
  for (const name of ["Why", "Is", "a", "%", "(.*)+", "O'Neil"]) {
    expect(question(`${name} is here.\n${name}`, name)).not.toMatch(/Why|O'Neil/);
  }
});
