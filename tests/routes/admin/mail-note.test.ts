import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { MailNote } from "~/components/admin/newsletter/mail-note";
import { sendMessage } from "~/models/mail/messages/contact.server";
import type { MailStatus } from "~/models/mail/outgoing-mail.server";
import { loader as dashboard } from "~/routes/admin/dashboard";
import { loader as home } from "~/routes/admin/home";
import { loader as messages } from "~/routes/admin/messages/list";
import { signedInOwner } from "../../support/requests/owner";
import { visit } from "../../support/requests/pages";
import { SITE } from "../../support/requests/routes";

/** One sign of eleven code units. */
const FAMILY = "👩‍👩‍👧‍👦";

function text(mail: MailStatus) {
  return renderToStaticMarkup(createElement(MailNote, { mail })).replace(/<[^>]+>/g, "");
}

describe("the owner is told of mail", () => {
  let cookie = "";
  beforeAll(async () => {
    cookie = await signedInOwner();
  });

  test.each([
    ["/admin", dashboard],
    ["/admin/home", home],
    ["/admin/messages", messages],
  ])("on %s", async (path, loader) => {
    const request = new Request(SITE + path, { headers: { Cookie: cookie } });
    const loaded = await loader({ request, params: {}, context: {} });
    const { mail } = "dashboard" in loaded ? (loaded.dashboard?.notes ?? {}) : loaded;
    expect(mail).toEqual({ isSetUp: false, stuck: 0, response: null });
  });

  test("what is not set up, and where it says how", async () => {
    expect(text({ isSetUp: false, stuck: 0, response: null })).toMatch(/^Mail is not set up.*How/);
    const page = await (await visit("/admin/site", { cookie })).text();
    for (const words of ["SMTP_URL", "MAIL_FROM"]) expect(page).toContain(words);
  });

  test("what does not get through, with the mail server's words", () => {
    const response = "450 <Not> now";
    expect(text({ isSetUp: true, stuck: 1, response })).toContain("A mail could not be sent yet");
    expect(text({ isSetUp: true, stuck: 2, response })).toContain("450 &lt;Not&gt; now");
  });

  test("nothing where all is well", () => {
    expect(text({ isSetUp: true, stuck: 0, response: null })).toBe("");
  });
});

test("the inbox opens whatever sign the quoted part of a message ends within", async () => {
  const cookie = await signedInOwner();
  for (let length = 1_465; length < 1_500; length += 1) {
    const message = `${"x".repeat(length)}${FAMILY} ${length}`;
    sendMessage({ name: "A", email: "a@example.com", subject: "General Question", message });
  }
  const answer = await visit("/admin/messages", { cookie });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("mailto:a%40example.com");
});
