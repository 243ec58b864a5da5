import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { startMailServer } from "../support/mail-server";

/** What `npm run mail` runs: its exit code and everything that it printed. */
async function mail(settings: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/mail.ts", ...words], {
    env: { ...process.env, ...settings },
  });
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code, said: out + errors };
}

test("the check sends one mail and prints what the mail server said", async () => {
  const { url, received } = await startMailServer({
    recipient: (address) => (address.startsWith("never") ? 550 : undefined),
  });
  const set = { SMTP_URL: url, MAIL_FROM: "letters@journey.example" };
  const [taken, refused, several, notSetUp] = await Promise.all([
    mail(set, "check", "asha@example.com"),
    mail(set, "check", "never@example.com"),
    mail(set, "check", "asha@example.com,b@example.com"),
    mail({}, "check", "asha@example.com"),
  ]);
  expect(taken).toEqual({ code: 0, said: expect.stringContaining("250 Kept as number 7") });
  expect(refused).toEqual({ code: 1, said: expect.stringContaining("550 Not now") });
  expect(several).toEqual({ code: 1, said: expect.stringContaining("npm run mail -- check") });
  expect(notSetUp).toEqual({ code: 1, said: expect.stringContaining("SMTP_URL and MAIL_FROM") });
  expect(received.map(({ envelope }) => envelope.to)).toEqual([["asha@example.com"]]);
});
