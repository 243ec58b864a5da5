import { expect, test } from "vitest";
import { bounceAddress, bounceKeyIn } from "~/smtp/bounce-address";
import { MAX_REPORT_BYTES, readBounceReport } from "~/smtp/bounce-report.server";
import { bounceReport, type ReportName } from "../support/mail/bounce-reports";
import { expectLinear, sizesUpTo } from "../support/measures/growth";

const KEY = "0123456789abcdef0123";
const ADDRESS = bounceAddress("Kiran <letters@journey.example>", KEY);

test("each mail has a sender of its own, whose key is found in any form", () => {
  expect(ADDRESS).toBe(`letters+b-${KEY}@journey.example`);
  expect(bounceAddress("a+lists@journey.example", KEY)).toBe(`a+lists+b-${KEY}@journey.example`);
  expect(bounceKeyIn(`"<${ADDRESS.toUpperCase()}>"`)).toBe(KEY);
  expect(bounceKeyIn("letters+b-0123@journey.example")).toBeNull();
});

test.each<[ReportName, "hard" | "soft" | null, RegExp?]>([
  ["Postfix, no such user", "hard", /Recipient address rejected: User unknown$/],
  ["Postfix, full mailbox", "soft", /Mailbox full/],
  ["Postfix, given up", "soft", /timed out/],
  ["Postfix, delayed", null],
  ["Postfix, delivered", null],
  ["Exim, old form", "hard", /550 5\.1\.1 User unknown/],
  ["Exim, without a status", "soft", /came back/],
  ["Exchange", "hard", /RecipientNotFound/],
  ["Exchange, not allowed", "soft", /AuthRequired/],
  ["Gmail", "hard", /does not exist/],
  ["qmail", "hard", /no mailbox here/],
  ["a complaint", "hard", /complained/],
  ["a report that a mail is no spam", null],
  ["someone on holiday", null],
  ["an answer from a reader", null],
])("%s: %s", async (name, bounce, words = /./) => {
  const report = await readBounceReport(bounceReport(name, ADDRESS));
  expect(report).toEqual(bounce && { key: KEY, bounce, words: expect.stringMatching(words) });
});

test("a report without the key of a mail, or one that is too long, says nothing", async () => {
  const name = "Postfix, no such user";
  expect(await readBounceReport(bounceReport(name, "letters@journey.example"))).toBeNull();
  const long = Buffer.concat([bounceReport(name, ADDRESS), Buffer.alloc(MAX_REPORT_BYTES)]);
  expect(await readBounceReport(long)).toBeNull();
});

/** Mails of this size that are hard to read. */
const hostile: Record<string, (size: number) => string> = {
  "parts within parts": (size) =>
    Array.from(
      { length: size / 60 },
      (_, depth) => `Content-Type: multipart/mixed; boundary="${depth}"\r\n\r\n--${depth}\r\n`,
    ).join(""),
  "a folded header": (size) => `Subject: a\r\n${" b\r\n".repeat(size / 4)}\r\n`,
  "many addresses": (size) => `To: ${"<a@b.example>, ".repeat(size / 15)}\r\n\r\n`,
  "a part of empty lines": (size) =>
    `Content-Type: multipart/report; boundary=e\r\n\r\n--e\r\nContent-Type: message/delivery-status\r\n\r\n${"\r\n".repeat(size / 2)}`,
  "encoded words": (size) => `Subject: ${"=?utf-8?q?=41?= ".repeat(size / 16)}\r\n\r\n`,
  "a page of HTML": (size) =>
    `Content-Type: text/html\r\n\r\n${"<table><tr><td>".repeat(size / 15)}`,
};

test.each(Object.entries(hostile))(
  "%s takes time that grows with its size alone",
  async (_, make) => {
    await expectLinear(
      (size) =>
        Buffer.from(`From: mailer-daemon@a.example\r\nDelivered-To: ${ADDRESS}\r\n${make(size)}`),
      (source) => readBounceReport(source),
      sizesUpTo(MAX_REPORT_BYTES - 1000, 4_000),
    );
  },
);
