import { expect, test } from "vitest";
import { questionOfMessage } from "~/models/question-of-message";

const NAME = "Meera K. Nair";
const question = (message: string, name = NAME) =>
  questionOfMessage({ name, email: "meera@example.com", message });

test.each([
  ["a signature", "Is Hampi worth two days?\n\nMeera", "Is Hampi worth two days?"],
  ["a whole one", "Why?\nKind regards,\nMEERA NAIR\nmeera@example.com", "Why?"],
  ["a greeting", "Hello Kiran,\nWhy?", "Why?"],
  ["an introduction", "I am Meera. Why slow trains?", "Why slow trains?"],
  ["a possessive", "It is Meera's birthday. Why?", "Why?"],
  ["a mail address", "Why? Write to someone@else.example!", "Why?"],
  ["a line", "Why?\n— meera", "Why?"],
])("%s is left out", (_what, message, expected) => {
  expect(question(message)).toBe(expected);
});

test("in any script", () => {
  expect(question("क्या ट्रेन धीमी है? मैं मीरा हूँ।", "मीरा")).toBe("क्या ट्रेन धीमी है?");
});

test("what has no name in it stays as it is, but for its empty lines", () => {
  const message =
    "Which bus?\n\nAnd when? Hello to the dog at the tea stall who knows the timetable.";
  expect(question(message)).toBe(message.replace("\n\n", "\n"));
});

test("nothing of the visitor is left, whatever the name", () => {
  for (const name of ["Why", "Is", "a", "%", "(.*)+", "O'Neil"]) {
    expect(question(`${name} is here.\n${name}`, name)).not.toMatch(/Why|O'Neil/);
  }
});
