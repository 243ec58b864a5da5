import { expect, test } from "vitest";
import { commonPasswords } from "~/models/owner/common-passwords.server";
import { passwordProblem } from "~/models/owner/password-rules.server";

test.each(["short", "elevenchars"])("%s is too short", (password) => {
  expect(passwordProblem(password, "asha")).toContain("at least 12");
});

test.each([
  "kashmir2kanyakumari",
  "Kashmir to Kanyakumari",
  "KashmirToKanyakumari2025!",
  "k@shmir2k4nyakumari",
  "kiran-kiran-2025",
  "Kiran20250801",
  "asha.meenakshi.1987",
  "meenakshi123!",
])("%s is made of names", (password) => {
  expect(passwordProblem(password, "asha.meenakshi")).toContain("name");
});

test.each([
  "password1234",
  "Password123!",
  "P@ssw0rd2025",
  "passwordpassword",
  "123456789012",
  "1234567890qwerty",
  "qwertyuiop[]",
  "1q2w3e4r5t6y",
  "1qaz2wsx3edc",
  "aaaaaaaaaaaa",
  "abcabcabcabc",
  "abcdefghijkl",
  "needforspeed",
  "iloveyou2025",
  "987654321000",
  "football-2024",
])("%s is common", (password) => {
  expect(passwordProblem(password, "asha")).toContain("people");
});

test("every password of the list is refused", () => {
  expect(commonPasswords.size).toBeGreaterThan(200);
  expect([...commonPasswords].filter((one) => passwordProblem(one, "asha") === null)).toEqual([]);
});

test.each([
  "a long enough password",
  "a long road south",
  "chai at seven",
  "correct horse battery staple",
  "kiran drinks tea at noon",
  "xK4-9fQz-7Lmw",
  "ನಿಧಾನವಾಗಿ ಹೋಗು",
  "慢慢走去南方的海边看日出吧",
  "8D2kLr0vQ!pT",
])("%s is taken", (password) => {
  expect(passwordProblem(password, "asha")).toBeNull();
});

test("a name of one or two letters is in every word, and is none", () => {
  expect(passwordProblem("chai at seven", "a")).toBeNull();
});
