import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
});

import { readImport } from "~/models/mail/subscribers/import-list.server";
import { confirmSubscription } from "~/models/mail/subscribers/newsletter.server";
import { STOPPED_BY_OWNER } from "~/models/mail/subscribers/subscriber";
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from "~/models/mail/subscribers/subscriber-intake";
import { deleteSubscription } from "~/models/mail/subscribers/subscriber-rows.server";
import { action as editAction } from "~/routes/admin/subscribers/edit";
import { action as importAction } from "~/routes/admin/subscribers/import";
import { action as newAction } from "~/routes/admin/subscribers/new";
import { siteDay } from "~/utils/words/dates";
import { db } from "~db/client.server";
import { attempts } from "~db/schema/limits";
import { outgoingMails } from "~db/schema/mail";
import { newsletterSubscribers } from "~db/schema/subscribers";
import { expectLinear, sizesUpTo } from "../../support/measures/growth";
import { dumpDatabase } from "../../support/records/database";
import { errorsOf, ownerForms } from "../../support/requests/owner-forms";
import { visit } from "../../support/requests/pages";
import { send } from "../../support/requests/routes";

const { cookie, post } = await ownerForms();
const CONSENT = "Signed the list at the reading in Kochi";

beforeEach(() => {
  for (const table of [newsletterSubscribers, outgoingMails, attempts]) db.delete(table).run();
});

type Row = Partial<typeof newsletterSubscribers.$inferInsert> & { email: string };

function put(...rows: Row[]) {
  const values = rows.map((row) => ({ unsubscribeToken: crypto.randomUUID(), ...row }));
  return db.insert(newsletterSubscribers).values(values).returning().all();
}

const rows = () => db.select().from(newsletterSubscribers).all();
const byEmail = () => Object.fromEntries(rows().map((row) => [row.email.split("@")[0], row]));
const mails = () => db.select().from(outgoingMails).all();
const ended = { isActive: false, endedAt: new Date() };

/** One in each state. */
function putAll() {
  return put(
    { email: "waiting@example.com", isActive: false },
    { email: "here@example.com", cadence: "each" },
    { email: "resting@example.com", pausedUntil: "2999-01-01", source: "import" },
    { email: "back@example.com", pausedUntil: siteDay(new Date()) },
    { email: "gone@example.com", ...ended },
    { email: "bounced@example.com", ...ended, stopReason: "550 5.1.1 No such mailbox" },
  );
}

describe("the list", () => {
  async function found(search: string) {
    const answer = await visit(`/admin/subscribers${search}`, { cookie });
    expect(answer.status).toBe(200);
    const names = [...(await answer.text()).matchAll(/<h3[^>]*>(\w+)@example.com/g)];
    return names.map(([, name]) => name).sort();
  }

  test.each([
    ["", ["back", "bounced", "gone", "here", "resting", "waiting"]],
    ["?state=waiting", ["waiting"]],
    ["?state=subscribed", ["back", "here"]],
    ["?state=paused", ["resting"]],
    ["?state=left", ["gone"]],
    ["?state=stopped", ["bounced"]],
    ["?cadence=each", ["here"]],
    ["?source=import", ["resting"]],
    ["?q=OUNC", ["bounced"]],
    ["?q=e&state=subscribed", ["back", "here"]],
    ["?from=2000-01-01&until=2000-01-02", []],
    ["?from=2000-01-01", ["back", "bounced", "gone", "here", "resting", "waiting"]],
    ["?state=invented", ["back", "bounced", "gone", "here", "resting", "waiting"]],
  ])("%s shows who is asked for", async (search, names) => {
    putAll();
    expect(await found(search)).toEqual(names);
  });

  test("says the mail server's words, and keeps the filters on its other pages", async () => {
    putAll();
    put(...Array.from({ length: 60 }, (_, at) => ({ email: `r${at}@example.com` })));
    const text = await (await visit("/admin/subscribers?state=stopped", { cookie })).text();
    expect(text).toContain("550 5.1.1 No such mailbox");
    const next = await (await visit("/admin/subscribers?state=subscribed", { cookie })).text();
    expect(next).toContain("/admin/subscribers?state=subscribed&amp;page=2");
    expect((await visit("/admin/subscribers?page=9", { cookie })).status).toBe(404);
  });

  test("is the owner's alone, and so is its file", async () => {
    put({ email: "here@example.com" });
    for (const path of ["/admin/subscribers", "/admin/subscribers/new", "/admin/subscribers.csv"]) {
      const answer = await visit(path);
      expect(await answer.text()).not.toContain("here@example.com");
      expect(answer.headers.get("Cache-Control") ?? "no-store").not.toContain("public");
    }
  });

  test("removes one for good, with the mails that wait", async () => {
    const [row] = put({ email: "here@example.com" }, { email: "other@example.com" });
    const body = new URLSearchParams({ intent: "delete", recordId: row?.id ?? "" });
    const answer = await visit("/admin/subscribers?cadence=weekly", { cookie, body });
    expect(answer.headers.get("Location")).toBe("/admin/subscribers?cadence=weekly");
    expect(dumpDatabase()).not.toContain("here@example.com");
    expect(rows()).toHaveLength(1);
    expect(deleteSubscription({ id: row?.id ?? "" })).toBe(false);
  });
});

describe("adding one", () => {
  const add = (fields: Record<string, string>) =>
    post(newAction, { cadence: "monthly", ...fields });

  test("asks the address to confirm, in words of its own", async () => {
    expect((await add({ email: "New@Example.com" })).status).toBe(303);
    expect(rows()).toMatchObject([
      { email: "new@example.com", isActive: false, source: "owner", cadence: "monthly" },
    ]);
    expect(mails()[0]?.text).toContain("You gave me this address");
    confirmSubscription(rows()[0]?.confirmToken ?? "");
    expect(rows()).toMatchObject([{ isActive: true, cadence: "monthly" }]);
  });

  test("with the consent stated subscribes it, and keeps what was stated", async () => {
    await add({ email: "new@example.com", consent: CONSENT });
    expect(rows()).toMatchObject([{ isActive: true, consent: CONSENT, source: "owner" }]);
    expect(mails()).toEqual([]);
  });

  test.each(["here", "resting", "gone", "bounced"])("leaves %s as it is", async (name) => {
    putAll();
    const before = dumpDatabase(["attempts"]);
    const answer = await add({ email: `${name}@example.com`, consent: CONSENT });
    expect(answer.status).toBe(400);
    expect(errorsOf(answer).email).toHaveLength(1);
    expect(dumpDatabase(["attempts"])).toBe(before);
  });
});

describe("an import", () => {
  const bring = (addresses: string, fields: Record<string, string> = {}) =>
    post(importAction, { addresses, cadence: "weekly", ...fields });

  test("asks new addresses, once each, and leaves those alone that are known or have left", async () => {
    putAll();
    const list =
      "Name;Email\nA;new@example.com\nB;NEW@example.com\nC;here@example.com\nD;gone@example.com";
    const answer = await bring(list);
    expect(answer.status).toBe(303);
    expect(mails().map(({ recipient }) => recipient)).toEqual(["new@example.com"]);
    expect(byEmail().new).toMatchObject({ isActive: false, source: "import", consent: null });
    expect(byEmail().gone).toMatchObject({ isActive: false, stopReason: null });
    expect(byEmail().here).toMatchObject({ source: "form" });
  });

  test("with the consent stated subscribes, and confirms who waited", async () => {
    putAll();
    await bring("new@example.com\nwaiting@example.com", { consent: CONSENT });
    const subscribed = { isActive: true, consent: CONSENT, source: "import" };
    expect(byEmail()).toMatchObject({ new: subscribed, waiting: subscribed });
    expect(mails()).toEqual([]);
  });

  test("with a line that is wrong takes nothing in, and says which and why", async () => {
    const list = 'email\ngood@example.com\n"two@@example.com"\n\nAsha at example.com\n';
    const answer = await bring(list);
    expect(answer.status).toBe(400);
    expect(answer.data).toMatchObject({
      list: {
        badCount: 2,
        bad: [
          { line: 3, text: "two@@example.com", reason: /valid/ },
          { line: 5, text: "Asha at example.com", reason: /valid/ },
        ].map((bad) => ({ ...bad, reason: expect.stringMatching(bad.reason) })),
        counts: { asked: 1 },
      },
    });
    expect(rows()).toEqual([]);
    await bring(list, { skipsBad: "on" });
    expect(rows()).toMatchObject([{ email: "good@example.com" }]);
  });

  test("only looks, where it is asked to", async () => {
    putAll();
    const before = dumpDatabase();
    const answer = await bring("new@example.com\nhere@example.com\ngone@example.com", {
      intent: "foresee",
    });
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({ list: { counts: { asked: 1, known: 1, left: 1 } } });
    expect(dumpDatabase()).toBe(before);
  });

  test("reads a file, and refuses one that is no text or too large", async () => {
    const folder = mkdtempSync(join(tmpdir(), "import-"));
    const files = (content: string | Buffer) => {
      const path = join(folder, "list.csv");
      writeFileSync(path, content);
      return { files: [{ field: "csv", name: "list.csv", path }] };
    };
    const fields = { cadence: "each", addresses: "", consent: CONSENT };
    await post(importAction, fields, files("\ufeffEmail\r\n'+plus@example.com\r\n"));
    expect(rows()).toMatchObject([{ email: "+plus@example.com", cadence: "each" }]);
    for (const content of [Buffer.from([0xff, 0xfe, 0x61]), "a".repeat(MAX_IMPORT_BYTES + 1)]) {
      const answer = await post(importAction, fields, files(content));
      expect(answer.status).toBe(400);
      expect(errorsOf(answer).addresses?.[0]).toContain("no text");
    }
  });

  test("has an end", async () => {
    const many = Array.from({ length: MAX_IMPORT_ROWS + 1 }, (_, at) => `r${at}@example.com`);
    expect((await bring(many.join("\n"))).status).toBe(400);
    expect((await bring(many.slice(1).join("\n"), { consent: CONSENT })).status).toBe(303);
    expect(rows()).toHaveLength(MAX_IMPORT_ROWS);
    expect((await bring("")).status).toBe(400);
  });

  test.each(['"', ",", "\n", '"a"x', "a@b.in\n", "a;b\t", "'"])(
    "reads a long list of %j in time that grows with its length",
    async (piece) => {
      const make = (size: number) => piece.repeat(size / piece.length);
      await expectLinear(make, readImport, sizesUpTo(MAX_IMPORT_BYTES, 10_000));
    },
  );
});

describe("one subscriber", () => {
  const act = (id: string, fields: Record<string, string>) =>
    post(editAction, fields, { params: { id }, path: `/admin/subscribers/${id}` });

  test("is paused, stopped and taken up again by the owner", async () => {
    const [{ id } = { id: "" }] = put({ email: "here@example.com" });
    const pausedUntil = siteDay(new Date(Date.now() + 5 * 86_400_000));
    await act(id, { intent: "change", cadence: "each", pausedUntil });
    expect(rows()).toMatchObject([{ cadence: "each", pausedUntil, isActive: true }]);
    expect((await act(id, { intent: "change", cadence: "x", pausedUntil: "" })).status).toBe(400);
    await act(id, { intent: "stop" });
    expect(rows()).toMatchObject([{ isActive: false, stopReason: STOPPED_BY_OWNER }]);
    expect((await act(id, { intent: "stop" })).status).toBe(404);
    await act(id, { intent: "resume" });
    expect(rows()).toMatchObject([{ isActive: true, stopReason: null, pausedUntil: null }]);
    const page = await (await visit(`/admin/subscribers/${id}`, { cookie })).text();
    expect(page).toContain("Mails of the last 30 days");
  });

  test("who left or was stopped by the mail server comes back by nothing that the owner does", async () => {
    for (const { id, stopReason } of putAll().filter(({ endedAt }) => endedAt)) {
      expect((await act(id, { intent: "resume" })).status).toBe(404);
      expect((await act(id, { intent: "ask" })).status).toBe(stopReason ? 303 : 404);
    }
    expect(byEmail()).toMatchObject({ gone: { isActive: false }, bounced: { isActive: false } });
    expect(mails().map(({ recipient }) => recipient)).toEqual(["bounced@example.com"]);
  });

  test("who does not exist is a 404", async () => {
    expect((await visit("/admin/subscribers/none", { cookie })).status).toBe(404);
    expect((await act("none", { intent: "stop" })).status).toBe(404);
  });
});

describe("the file for a spreadsheet", () => {
  test("holds what the list shows, with nothing that is a formula or secret", async () => {
    put(
      { email: "-cmd@example.com", consent: '=HYPERLINK("http://x")\nand, "so"' },
      { email: "+1@example.com", ...ended, stopReason: "@SUM(1)" },
      { email: "'-2@example.com", source: "import" },
    );
    const answer = await send("GET", "/admin/subscribers.csv", { cookie });
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toContain("subscribers.csv");
    const text = await answer.text();
    expect(text.split("\r\n")[0]).toBe(
      "email,state,how_often,no_mail_until,source,consent,since,ended,reason",
    );
    expect(text).toContain(`"'=HYPERLINK(""http://x"")\nand, ""so"""`);
    expect(text).toContain(",'@SUM(1)\r\n");
    for (const { unsubscribeToken } of rows()) expect(text).not.toContain(unsubscribeToken);
    const again = await readImport(text);
    const gone = again.gone.map(({ email }) => email);
    expect(gone).toEqual(["+1@example.com"]);
    expect([...again.emails, ...gone].sort()).toEqual(
      rows()
        .map(({ email }) => email)
        .sort(),
    );
    expect(text).not.toMatch(/(^|,|\n)[=+\-@]/);
  });

  test("is narrowed as the list is, and comes in pieces", async () => {
    put(...Array.from({ length: 1100 }, (_, at) => ({ email: `r${at}@example.com` })));
    put({ email: "gone@example.com", ...ended });
    const all = await (await send("GET", "/admin/subscribers.csv", { cookie })).text();
    expect(new Set(all.split("\r\n")).size).toBe(1103);
    const left = await (await send("GET", "/admin/subscribers.csv?state=left", { cookie })).text();
    expect(left.split("\r\n")).toHaveLength(3);
    let made: (() => AsyncIterable<string>) | undefined;
    const { loader } = await import("~/routes/admin/subscribers/csv");
    const request = new Request("http://127.0.0.1:3000/admin/subscribers.csv", {
      headers: { Cookie: cookie },
    });
    const answerInPieces = (pieces: typeof made) => {
      made = pieces;
    };
    await loader({ request, params: {}, context: { answerInPieces } as never });
    const lengths: number[] = [];
    for await (const piece of made?.() ?? []) lengths.push(piece.split("\r\n").length - 1);
    expect(lengths).toEqual([1, 500, 500, 101]);
  });
});
