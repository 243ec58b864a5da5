import { simpleParser } from "mailparser";
import { beforeEach, describe, expect, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
  process.env.SITE_URL = "https://journey.example";
});

import { readFileSync } from "node:fs";
import { composeMail, prepareIssueMail, previewIssueMail } from "~/mail/compose.server";
import { updatePost } from "~/models/posts/post.server";
import { dark, light } from "~/styles/palette";
import { db } from "~db/client.server";
import { newsletterIssues } from "~db/schema/newsletter";
import { htmlProblems } from "../support/browser/html-validity";
import { createPost } from "../support/records/saved";

const SITE = "https://journey.example";
const TOKEN = "secret-of-asha";

beforeEach(() => {
  db.delete(newsletterIssues).run();
});

type Values = Partial<typeof newsletterIssues.$inferInsert>;

function addIssue(values: Values = {}) {
  const { id } = db
    .insert(newsletterIssues)
    .values({
      kind: "weekly",
      state: "scheduled",
      subject: "A week in Kochi",
      preheader: "2 letters",
      content: '<p>The <a href="/letters/tea">tea</a> of കൊച്ചി.</p>',
      ...values,
    })
    .returning({ id: newsletterIssues.id })
    .get();
  return id;
}

const copyOf = (issueId: string, token: string | null = TOKEN) =>
  composeMail({ kind: "issue", issueId, subject: "S", text: "", token });

describe("a copy of an issue", () => {
  test("has its recipient's own links, the page on the web and the same words in both parts", async () => {
    const id = addIssue();
    await prepareIssueMail(id);
    db.update(newsletterIssues).set({ number: 12 }).run();
    const { html, text, subject } = await copyOf(id);
    expect(subject).toBe("S");
    for (const part of [html, text]) {
      expect(part).toContain(`${SITE}/subscription/${TOKEN}`);
      expect(part).toContain(`${SITE}/unsubscribe/${TOKEN}`);
      expect(part).toContain(`${SITE}/newsletter/issues/12`);
      expect(part).toContain(`${SITE}/letters/tea`);
      expect(part).toContain("You get this mail because you asked for the weekly letter");
      expect(part).not.toContain(".invalid");
    }
    expect(html).toContain("2 letters");
    expect(html).toContain("കൊച്ചി");
  });

  test("is the same for all but these links, whatever stands in a token", async () => {
    const id = addIssue();
    await prepareIssueMail(id);
    const [one, other] = [await copyOf(id, "$&"), await copyOf(id, "other")];
    expect(one.html.replaceAll("$&", "other")).toBe(other.html);
  });

  test("is kept as it was when the sending began", async () => {
    const id = addIssue();
    await prepareIssueMail(id);
    const before = await copyOf(id);
    db.update(newsletterIssues).set({ content: "<p>Changed.</p>" }).run();
    expect(await copyOf(id)).toEqual(before);
  });

  test("follows nobody: no picture without words or size, no address but those of the text and the site", async () => {
    const id = addIssue();
    await prepareIssueMail(id);
    const { html } = await copyOf(id);
    expect(html).not.toMatch(/<img/);
    const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.filter((address) => !address?.startsWith(`${SITE}/`))).toEqual([]);
  });

  test("is valid HTML in both colour schemes", async () => {
    const id = addIssue();
    await prepareIssueMail(id);
    const { html } = await copyOf(id);
    const own = [
      "doctype",
      "no-deprecated-attr",
      "prefer-tbody",
      "wcag/h30",
      "no-unknown-elements",
    ];
    const problems = await htmlProblems(html.replace(/<!--.*?-->/g, ""));
    expect(problems.filter((problem) => !own.some((rule) => problem.startsWith(rule)))).toEqual([]);
    expect(html).toContain("@media (prefers-color-scheme:dark){\n.canvas");
  });

  test("is less than 100 KB, and what is longer ends with the way to the rest", async () => {
    const id = addIssue({ content: `<p>${"കൊച്ചി ".repeat(10_000)}</p>` });
    await prepareIssueMail(id);
    const { html } = await copyOf(id);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    expect(html).toContain("Read the rest on the site");
    const whole = addIssue();
    await prepareIssueMail(whole);
    expect((await copyOf(whole)).html).not.toContain("Read the rest on the site");
  });
});

describe("the issue of a letter", () => {
  test("sends the letter, and leads to its own page", async () => {
    const post = createPost({ title: "Tea", content: "<p>Slowly.</p>", publishedAt: new Date(0) });
    const id = addIssue({ kind: "post", postId: post.id, content: "" });
    await prepareIssueMail(id);
    const { html, text } = await copyOf(id);
    expect(html).toContain("Slowly.");
    expect(text).toContain(`Tea\n${SITE}/letters/tea\n\nSlowly.`);
    expect(text).toContain("each letter when it is published");
  });

  test("is gone when the letter was hidden before it went out", async () => {
    const post = createPost({ title: "Tea", content: "x", publishedAt: new Date(0) });
    const id = addIssue({ kind: "post", postId: post.id });
    updatePost(post.id, { isVisible: false });
    await prepareIssueMail(id);
    expect(db.select().from(newsletterIssues).all()).toEqual([]);
  });
});

describe("every other mail", () => {
  const note = (text: string, token: string | null = null) =>
    composeMail({
      kind: "confirmation" as const,
      issueId: null,
      subject: "Please <confirm>",
      text,
      token,
    });

  test("has its text as it stands, and its HTML made of it", async () => {
    const entered = `Hello <Asha> & co,\n\nopen this:\n${SITE}/newsletter/confirm/abc\n\nBye.\n`;
    const { html, text, subject } = await note(entered);
    expect([text, subject]).toEqual([entered, "Please <confirm>"]);
    const { text: read } = await simpleParser(`Content-Type: text/html\r\n\r\n${html}`);
    expect(read).toContain("Hello <Asha> & co,");
    expect(html).toMatch(
      new RegExp(
        `<a href="${SITE}/newsletter/confirm/abc"[^>]*class="button"|class="button"[^>]*href="${SITE}/newsletter/confirm/abc"`,
      ),
    );
    expect(html).toContain("Confirm the subscription");
  });

  test("makes no button of another site's address, nor of one within a line", async () => {
    const { html } = await note(`https://elsewhere.example/x\n\nSee ${SITE}/letters for more.`);
    expect(html).not.toContain('class="button"');
  });

  test("has the ways out of the list for who is on it, and none for others", async () => {
    expect((await note("x", TOKEN)).html).toContain(`${SITE}/unsubscribe/${TOKEN}`);
    expect((await note("x")).html).not.toContain("/unsubscribe/");
  });

  test("as a test of an issue, it is the issue as it stands", async () => {
    const issueId = addIssue({ state: "draft" });
    const mail = { kind: "test" as const, issueId, subject: "", text: "" };
    const { subject, html } = await composeMail({ ...mail, token: null });
    expect(subject).toBe("A week in Kochi");
    expect(html).toBe((await previewIssueMail(issueId))?.html);
  });
});

test.each([
  ["light", light, /^:root \{([^}]*)\}/m],
  ["dark", dark, /@variant dark-theme \{([^}]*)\}/],
] as const)("a mail has the site's %s colours", (_scheme, palette, rule) => {
  const tokens = rule.exec(readFileSync("app/styles/tokens.css", "utf8"))?.[1] ?? "";
  for (const [role, colour] of Object.entries(palette)) {
    expect(tokens).toMatch(new RegExp(`--${role}: (var\\(--own-[\\w-]+, )?${colour}\\)?;`));
  }
});
