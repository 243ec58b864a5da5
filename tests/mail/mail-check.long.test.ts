import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { env } from "~/utils/env.server";
import { startMailServer } from "../support/mail/mail-server";
import { runScript } from "../support/runner/run-script";

/** Each check is a process that loads the program from its sources. */
const CHECKS_MS = 90_000;

const CERTIFICATE = "tests/fixtures/mail/server-certificate.pem";
const tls = {
  key: readFileSync("tests/fixtures/mail/server-key.pem", "utf8"),
  cert: readFileSync(CERTIFICATE, "utf8"),
};

/** What `npm run mail` runs: its exit code and everything that it printed. */
async function mail(settings: Record<string, string>, ...words: string[]) {
  return await runScript("mail", words, { DATA_DIR: env.DATA_DIR, ...settings });
}

test(
  "the check sends one mail and prints what the mail server said",
  async () => {
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
    expect(taken).toEqual({ code: 0, output: expect.stringContaining("250 Kept as number 7") });
    expect(refused).toEqual({ code: 1, output: expect.stringContaining("550 Not now") });
    expect(several).toEqual({ code: 1, output: expect.stringContaining("npm run mail -- check") });
    expect(notSetUp).toEqual({
      code: 1,
      output: expect.stringContaining("SMTP_URL and MAIL_FROM"),
    });
    expect(received.map(({ envelope }) => envelope.to)).toEqual([["asha@example.com"]]);
    expect(received[0]?.html).toContain("<p");
    expect(received[0]?.text).toContain("Mail works.");
  },
  CHECKS_MS,
);

test(
  "a password goes to a server whose certificate is known, and to no other",
  async () => {
    const user = { name: "asha", password: "a long road: south @ 100 %" };
    const { url, received } = await startMailServer({ tls, user });
    const set = { SMTP_URL: url, MAIL_FROM: "letters@journey.example" };
    const [known, unknown, wrong] = await Promise.all([
      mail({ ...set, NODE_EXTRA_CA_CERTS: CERTIFICATE }, "check", "asha@example.com"),
      mail(set, "check", "asha@example.com"),
      mail(
        { ...set, SMTP_URL: url.replace("long", "short"), NODE_EXTRA_CA_CERTS: CERTIFICATE },
        "check",
        "asha@example.com",
      ),
    ]);
    expect(known).toEqual({ code: 0, output: expect.stringContaining("250 Kept as number 7") });
    expect(unknown).toEqual({
      code: 1,
      output: expect.stringContaining("self-signed certificate"),
    });
    expect(wrong).toEqual({ code: 1, output: expect.stringContaining("535") });
    expect(received).toHaveLength(1);
  },
  CHECKS_MS,
);
