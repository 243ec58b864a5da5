import { expect, test } from "vitest";
import { openSmtp } from "~/smtp/smtp.server";
import { startMailServer } from "../support/mail/mail-server";

const settings = { from: "Kiran <letters@journey.example>", siteUrl: null, dkim: null };

async function send(recipient: string, answers: Parameters<typeof startMailServer>[0] = {}) {
  const { url, received } = await startMailServer(answers);
  const smtp = await openSmtp({ ...settings, smtpUrl: url, bounceImapUrl: null });
  const mail = { messageId: "<1@journey.example>", recipient, subject: "s", text: "t" };
  const outcome = await smtp.send(mail);
  smtp.close();
  return { outcome, to: received.flatMap(({ envelope }) => envelope.to) };
}

test.each(["asha@bücher.example", "ram@उदाहरण.भारत", "me&you@example.com", "राम@उदाहरण.भारत"])(
  "%s is reached",
  async (address) => {
    const { outcome, to } = await send(address);
    expect([outcome.state, to]).toEqual(["sent", [address]]);
  },
);

test("where the mail server takes no such address, the owner reads why, and nobody is to blame", async () => {
  const { outcome } = await send("राम@example.com", { recipient: () => 553 });
  expect(outcome).toEqual({ state: "refused", response: expect.stringContaining("SMTPUTF8") });
});
