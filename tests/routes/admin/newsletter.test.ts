import { beforeEach, describe, expect, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
});

import { toLocalInput } from "~/utils/words/dates";
import { db } from "~db/client.server";
import { drafts } from "~db/schema/drafts";
import { newsletterIssues, newsletterSettings } from "~db/schema/newsletter";
import { newsletterSubscribers } from "~db/schema/subscribers";
import { signedInOwner } from "../../support/requests/owner";
import { visit } from "../../support/requests/pages";

const cookie = await signedInOwner();
const ADMIN = "/admin/newsletter";

beforeEach(() => {
  for (const table of [newsletterIssues, newsletterSettings, newsletterSubscribers, drafts]) {
    db.delete(table).run();
  }
});

type Values = Partial<typeof newsletterIssues.$inferInsert>;

function addIssue(values: Values = {}) {
  const content = "<p>Slowly.</p>";
  return db
    .insert(newsletterIssues)
    .values({ kind: "weekly", subject: "A week in Kochi", preheader: "Two", content, ...values })
    .returning()
    .get();
}

async function read(path: string, as = cookie) {
  const answer = await visit(path, { cookie: as });
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  return { status: answer.status, headers: answer.headers, html };
}

async function post(path: string, fields: Record<string, string>) {
  const answer = await visit(path, { cookie, body: new URLSearchParams(fields) });
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  return { status: answer.status, to: answer.headers.get("Location"), html };
}

const stored = () => db.select().from(newsletterIssues).get();

function subscribe(cadence: "weekly" | "each", isActive = true, pausedUntil?: string) {
  const unsubscribeToken = crypto.randomUUID();
  const email = `${unsubscribeToken}@example.com`;
  db.insert(newsletterSubscribers)
    .values({ email, unsubscribeToken, cadence, isActive, pausedUntil })
    .run();
}

describe("the newsletter's page", () => {
  test("shows what is next, what is under way with its progress, and what went out", async () => {
    addIssue({ subject: "A draft" });
    addIssue({ subject: "Next", state: "scheduled", sendAt: new Date("2030-01-06T06:00+05:30") });
    const startedAt = new Date();
    addIssue({ subject: "Running", state: "sending", startedAt, sentCount: 812, refusedCount: 2 });
    addIssue({ subject: "Done", state: "sent", startedAt, finishedAt: startedAt, number: 3 });
    addIssue({ subject: "A letter", kind: "post", state: "scheduled", sendAt: new Date() });
    const { html } = await read(ADMIN);
    const when = "Jan 6, 2030, 06:00 Asia/Kolkata";
    for (const words of ["A draft", when, "812 of 814 sent", "No. 3"]) {
      expect(html).toContain(words);
    }
    for (const button of ["Pause", "Stop", "Take back", "Write a digest now", "Send a test mail"]) {
      expect(html).toContain(button);
    }
  });

  test("takes a letter back within its ten minutes, and deletes a draft", async () => {
    const { id } = addIssue({ kind: "post", state: "scheduled", sendAt: new Date() });
    expect(await post(ADMIN, { intent: "take-back", recordId: id })).toMatchObject({ to: ADMIN });
    expect(stored()).toMatchObject({ state: "stopped" });
    db.delete(newsletterIssues).run();
    const draft = addIssue();
    expect(await post(ADMIN, { intent: "delete", recordId: draft.id })).toMatchObject({
      to: ADMIN,
    });
    expect(stored()).toBeUndefined();
  });

  test("pauses, goes on and stops", async () => {
    const { id } = addIssue({ state: "sending", startedAt: new Date() });
    for (const [intent, state] of [
      ["pause", "paused"],
      ["go-on", "sending"],
      ["stop", "stopped"],
    ]) {
      expect((await post(ADMIN, { intent: String(intent), recordId: id })).status).toBe(303);
      expect(stored()?.state).toBe(state);
    }
    expect((await post(ADMIN, { intent: "stop", recordId: id })).status).toBe(404);
  });

  test("keeps its settings, and says what is wrong with them", async () => {
    const asked = { intent: "save-settings", noticeAddress: "asha@example.com", version: "1" };
    expect((await post(ADMIN, { ...asked, messageMonths: "12" })).status).toBe(303);
    expect(db.select().from(newsletterSettings).get()).toMatchObject({
      noticeAddress: "asha@example.com",
      messageMonths: 12,
    });
    const wrong = await post(ADMIN, { ...asked, messageMonths: "x", noticeAddress: "asha" });
    expect(wrong.status).toBe(400);
    expect(wrong.html).toContain('value="asha"');
    expect((await post(ADMIN, { ...asked, messageMonths: "6" })).status).toBe(409);
  });

  test("writes no digest where there is nothing to tell, and knows no other button", async () => {
    expect(await post(ADMIN, { intent: "write-digest" })).toMatchObject({ status: 303, to: ADMIN });
    expect(stored()).toBeUndefined();
    expect((await post(ADMIN, { intent: "nothing" })).status).toBe(400);
  });

  test("has pages of what went out, and none beyond the last", async () => {
    expect((await read(`${ADMIN}?page=2`)).status).toBe(404);
    expect((await read(`${ADMIN}?page=x`)).status).toBe(404);
  });
});

describe("the page of a digest", () => {
  test("edits it, keeps a draft of it, and refuses a save over a newer one", async () => {
    const { id } = addIssue();
    const entered = { subject: "Hers", preheader: "", content: "<p>New.</p>", version: "1" };
    expect((await post(`${ADMIN}/${id}`, entered)).status).toBe(303);
    expect(stored()).toMatchObject({ subject: "Hers", content: "<p>New.</p>", version: 2 });
    expect((await post(`${ADMIN}/${id}`, { ...entered, subject: "Late" })).status).toBe(409);
    const kept = { ...entered, subject: "Kept", version: "2", intent: "keep-draft" };
    expect((await post(`${ADMIN}/${id}`, kept)).status).toBe(303);
    expect(stored()?.subject).toBe("Hers");
    expect((await read(`${ADMIN}/${id}`)).html).toContain('value="Kept"');
  });

  test("shows no form once it goes out, and is a 404 when there is none", async () => {
    const { id } = addIssue({ state: "sending", startedAt: new Date() });
    expect((await read(`${ADMIN}/${id}`)).html).not.toContain('name="subject"');
    const late = { subject: "Late", preheader: "", content: "x", version: "1" };
    expect((await post(`${ADMIN}/${id}`, late)).status).toBe(400);
    for (const path of ["", "/send", "/mail"]) {
      expect((await read(`${ADMIN}/none${path}`)).status, path).toBe(404);
    }
  });
});

describe("sending", () => {
  test("says to how many it goes: those who chose it and have not paused", async () => {
    subscribe("weekly");
    subscribe("weekly", true, "2020-01-01");
    subscribe("weekly", true, "2200-01-01");
    subscribe("weekly", false);
    subscribe("each");
    const { id } = addIssue();
    expect((await read(`${ADMIN}/${id}/send`)).html).toContain("Send now to 2 subscribers");
  });

  test("happens now, or at a time to come, and can be taken back", async () => {
    const { id } = addIssue();
    const path = `${ADMIN}/${id}/send`;
    expect(await post(path, { intent: "send-now" })).toMatchObject({ status: 303, to: ADMIN });
    expect(stored()?.sendAt?.getTime()).toBeLessThanOrEqual(Date.now());
    expect((await post(path, { intent: "take-back" })).status).toBe(303);
    const sendAt = toLocalInput(new Date("2100-01-03T06:00+05:30"));
    expect((await post(path, { intent: "schedule", sendAt })).status).toBe(303);
    expect(stored()).toMatchObject({
      state: "scheduled",
      sendAt: new Date("2100-01-03T06:00+05:30"),
    });
  });

  test.each([
    ["none", "", "Choose a date and a time."],
    ["one that is past", "2020-01-01T06:00", "This time is past"],
  ])("does not happen at a time that is %s", async (_what, sendAt, words) => {
    const { id } = addIssue();
    const { status, html } = await post(`${ADMIN}/${id}/send`, { intent: "schedule", sendAt });
    expect(status).toBe(400);
    expect(html).toContain(words);
    expect(stored()?.state).toBe("draft");
  });

  test("does not happen with nothing in it", async () => {
    const { id } = addIssue({ content: "" });
    const { status, html } = await post(`${ADMIN}/${id}/send`, { intent: "send-now" });
    expect(status).toBe(400);
    expect(html).toContain("write something first");
  });
});

describe("the preview", () => {
  test.each([
    ["", "text/html"],
    ["?as=text", "text/plain"],
  ])("shows the mail '%s', in which nothing runs", async (query, type) => {
    const { id } = addIssue();
    expect((await read(`${ADMIN}/${id}`)).html).toContain(`href="${ADMIN}/${id}/mail${query}"`);
    const mail = await read(`${ADMIN}/${id}/mail${query}`);
    expect(mail.html).toContain("Slowly.");
    expect(mail.headers.get("Content-Type")).toContain(type);
    expect(mail.headers.get("Content-Security-Policy")).toMatch(
      /default-src 'none'.*frame-ancestors 'none'; sandbox/,
    );
  });

  test("is the owner's alone", async () => {
    const { id } = addIssue();
    for (const path of ["", `/${id}`, `/${id}/send`, `/${id}/mail`]) {
      const { status, html } = await read(ADMIN + path, "");
      expect(status, path).toBeGreaterThanOrEqual(300);
      expect(html, path).not.toContain("Kochi");
    }
  });
});
