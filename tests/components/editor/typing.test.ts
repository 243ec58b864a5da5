import { expect, test } from "vitest";
import { curvedQuote } from "~/editor/plugins/curved-quotes";
import { TYPED_BOLD, TYPED_ITALIC, TYPED_NUMBER } from "~/editor/plugins/typed-rules";
import { withCurvedQuotes } from "~/editor/plugins/typographic-quotes";
import { linkAddress } from "~/editor/toolbar/link-address";

test.each([
  ["", '"', "“"],
  ["he said ", '"', "“"],
  ["he said “yes", '"', "”"],
  ["(", '"', "“"],
  ["“", "'", "‘"],
  ["it", "'", "’"],
  ["the boys", "'", "’"],
])("behind %j a %s becomes %s", (before, sign, curved) => {
  expect(curvedQuote(before, sign)).toBe(curved);
});

test.each([
  ["example.com/a", "https://example.com/a"],
  [" https://example.com ", "https://example.com"],
  ["asha@example.com", "mailto:asha@example.com"],
  ["/journey/hampi", "/journey/hampi"],
  ["#pictures", "#pictures"],
  ["javascript:alert(1)", null],
  ["//evil.test", null],
  ["two words", null],
  ["", null],
])("the address %j leads to %s", (entered, href) => {
  expect(linkAddress(entered)).toBe(href);
});

/** What stands there when the text was typed sign by sign. */
function afterTyping(text: string) {
  return text.split("").reduce((entered, sign) => withCurvedQuotes(entered + sign), "");
}

test.each([
  ["Back in the '90s rock 'n' roll", "Back in the ’90s rock ’n’ roll"],
  ["the '90s', early '80s-style", "the ’90s’, early ’80s-style"],
  ["fish 'n chips, 'N' more", "fish ’n chips, ’N’ more"],
  ["'Twas late. 'Tisn't far, get 'em!", "’Twas late. ’Tisn’t far, get ’em!"],
  ["summer of '69, in '47 and Woodstock '69", "summer of ’69, in ’47 and Woodstock ’69"],
  ["'90 minutes', he said", "‘90 minutes’, he said"],
  ["The sign said '20 km to Leh'", "The sign said ‘20 km to Leh’"],
  ["Room '42' was free", "Room ‘42’ was free"],
  ["an 'empire', 'not' the 'em' dash", "an ‘empire’, ‘not’ the ‘em’ dash"],
  ["'yes' and \"'no'\"", "‘yes’ and “‘no’”"],
  ["the boys' bus, it's rock'n'roll", "the boys’ bus, it’s rock’n’roll"],
  ["at https://example.org/it's ok", "at https://example.org/it's ok"],
  ['"https://example.org"', "“https://example.org”"],
])("%s stands as %s", (entered, text) => {
  expect(afterTyping(entered)).toBe(text);
});

test("a word that a keyboard puts in as a whole counts too, and a sign that was chosen stays", () => {
  expect(withCurvedQuotes("get ‘em ")).toBe("get ’em ");
  expect(withCurvedQuotes("the ‘90s")).toBe("the ’90s");
  expect(withCurvedQuotes("’empire")).toBe("’empire");
});

test.each([
  ["*so*", TYPED_ITALIC, true],
  ["it is *so*", TYPED_ITALIC, true],
  ["(*so, really!*", TYPED_ITALIC, true],
  ["it is **so**", TYPED_BOLD, true],
  ["it is **so*", TYPED_ITALIC, false],
  ["*args and *", TYPED_ITALIC, false],
  ["*.txt,*", TYPED_ITALIC, false],
  ["2*3*", TYPED_ITALIC, false],
  ["https://example.org/*files*", TYPED_ITALIC, false],
  ["**kwargs, **", TYPED_BOLD, false],
  ["1. ", TYPED_NUMBER, true],
  ["12. ", TYPED_NUMBER, true],
  ["2025. ", TYPED_NUMBER, false],
  ["100. ", TYPED_NUMBER, false],
])("that %j is a format or a list, by %s: %s", (entered, rule, isOne) => {
  expect(rule.test(entered)).toBe(isOne);
});
