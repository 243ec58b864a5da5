import { beforeEach, expect, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
  process.env.SITE_URL = "https://journey.example";
});

import { markMessageRead, sendMessage } from "~/models/mail/messages/contact.server";
import { INBOX_FULL, inboxRoom } from "~/models/mail/messages/inbox-room.server";
import { db } from "~db/client.server";
import { attempts } from "~db/schema/limits";
import { outgoingMails } from "~db/schema/mail";
import { contactMessages } from "~db/schema/messages";
import { listMessages } from "../support/records/lists";
import { api } from "../support/requests/api";
import { signedInOwner } from "../support/requests/owner";
import { visit } from "../support/requests/pages";

const MESSAGE = { name: "Asha", email: "asha@example.com", subject: "General Question" } as const;

beforeEach(() => {
  for (const table of [contactMessages, outgoingMails, attempts]) db.delete(table).run();
});

const mails = () => db.select().from(outgoingMails).all();

test("after five notices in an hour one tells of all the others, when the hour is over", () => {
  for (let number = 1; number <= 5; number += 1) sendMessage({ ...MESSAGE, message: `${number}` });
  expect(mails()).toHaveLength(5);
  sendMessage({ ...MESSAGE, message: "6" });
  expect(mails().at(-1)).toMatchObject({ subject: "1 more message waits for you" });
  sendMessage({ ...MESSAGE, message: "a machine's" }, { isPerhapsMachine: true });
  for (let number = 7; number <= 560; number += 1)
    sendMessage({ ...MESSAGE, message: `${number}` });
  const last = mails().at(-1);
  expect([mails().length, last?.subject]).toEqual([6, "555 more messages wait for you"]);
  expect(last?.text).toContain("https://journey.example/admin/messages");
  expect(last?.replyTo).toBeNull();
  expect((last?.dueAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(50 * 60_000);
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 61 * 60_000);
  sendMessage({ ...MESSAGE, message: "An hour later" });
  expect(mails().at(-1)?.subject).toBe("General Question: a message from Asha");
});

test("what nobody has read is bounded in bytes; the visitor and the owner are told", async () => {
  const cookie = await signedInOwner();
  const long = (number: number) => `${number}${"क".repeat(4_990)}`;
  let stored = 0;
  while (sendMessage({ ...MESSAGE, message: long(stored) }) === null) stored += 1;
  expect(stored).toBeGreaterThan(200);
  expect(stored).toBeLessThan(300);
  expect(inboxRoom()).toBe("full");
  const sent = { ...MESSAGE, message: long(stored) };
  const refused = await api("POST", "/api/contact", { json: sent });
  expect([refused.status, refused.body.message]).toEqual([429, INBOX_FULL.message]);
  const form = await visit("/about", { body: new URLSearchParams(sent) });
  expect([form.status, (await form.text()).includes(INBOX_FULL.message)]).toEqual([429, true]);
  for (const path of ["/admin/messages", "/admin"]) {
    expect(await (await visit(path, { cookie })).text()).toContain("The inbox is full");
  }
  const [first] = listMessages();
  markMessageRead(first?.id ?? "");
  expect(sendMessage(sent)).toBeNull();
});
