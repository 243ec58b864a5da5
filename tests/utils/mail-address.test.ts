import { expect, test } from "vitest";
import { readMailAddress } from "~/smtp/mail-address.server";
import { mailboxOf } from "~/utils/mail-address";

test.each([
  ["asha@example.com", "asha@example.com"],
  ["Asha.Rao+letters@EXAMPLE.Com", "Asha.Rao+letters@example.com"],
  ["me&you@example.com", "me&you@example.com"],
  ["!#$%&'*+-/=?^_`{|}~@example.com", "!#$%&'*+-/=?^_`{|}~@example.com"],
  ["ram@उदाहरण.भारत", "ram@उदाहरण.भारत"],
  ["राम@उदाहरण.भारत", "राम@उदाहरण.भारत"],
  ["asha@bücher.example", "asha@bücher.example"],
  ["asha@BÜCHER.example", "asha@bücher.example"],
  ["asha@bu\u0308cher.example", "asha@bücher.example"],
  ["asha@xn--bcher-kva.example", "asha@bücher.example"],
  ["ra\u0301m@example.com", "r\u00e1m@example.com"],
  ["用户@例え。テスト", "用户@例え.テスト"],
  ["аsha@example.com", "аsha@example.com"],
])("%j is the address %j", (text, address) => {
  expect(readMailAddress(text)).toBe(address);
});

test.each([
  ["", "@", "a@", "@example.com", "a", "a@b", "a@localhost", "a@127.0.0.1", "a@[127.0.0.1]"],
  ["a@example.com,b@example.com", "a,b@example.com", "a;b@example.com", "a b@example.com"],
  ["a@example.com\nb@example.com", "a\n@example.com", "a@exa\nmple.com", "a@example.com\u2028x"],
  [
    "a，b@example.com",
    "a＠b@example.com",
    "a；b@example.com",
    "a＜b＞@example.com",
    "a\u3000b@example.com",
  ],
  [
    '"a b"@example.com',
    '"a"@example.com',
    "a@b@example.com",
    "<a@example.com>",
    "a(b)@example.com",
  ],
  [".a@example.com", "a.@example.com", "a..b@example.com", "a@.example.com", "a@example..com"],
  [
    "a@-x.example",
    "a@x-.example",
    "a@x_y.example",
    "a@exa%6dple.com",
    "a@example.com/x",
    "a@example.c0m1/",
  ],
  ["a\u202eb@example.com", "a@exam\u202eple.com", "a\u0000@example.com", "a\ud83d@example.com"],
  ["=?utf-8?q?b=40example.com?=@example.com", `${"a".repeat(65)}@example.com`],
  [`${"र".repeat(22)}@example.com`, `a@${"b".repeat(64)}.example`, `a@${"b.".repeat(130)}example`],
])("%j and the like are none", (...texts) => {
  for (const text of texts) expect(readMailAddress(text), JSON.stringify(text)).toBeNull();
});

test.each([
  ["asha+letters@example.com", "asha@example.com"],
  ["A.s.h.a@Example.com", "asha@example.com"],
  ["a.sha+x.y@example.com", "asha@example.com"],
  ["+tag@example.com", "+tag@example.com"],
])("%s leads to the mailbox %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
