import type { ActionFunctionArgs } from "@remix-run/node";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { ELAPSED_FIELD } from "~/forms/elapsed-time";
import { HONEYPOT_FIELD } from "~/forms/honeypot";
import { action as about } from "~/routes/site/about";
import { action as subscribe } from "~/routes/site/newsletter/newsletter";
import { db } from "~db/client.server";
import { attempts } from "~db/schema/limits";
import { dumpDatabase } from "../support/records/database";
import { SITE } from "../support/requests/routes";
import { expectConsoleError } from "../support/runner/console";

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

const MESSAGE = {
  name: "Asha",
  email: "asha@example.com",
  subject: "General Question",
  message: "Which train?",
};
const EMAIL = { email: "asha@example.com", returnTo: "/letters#newsletter" };

/** Status, headers, and the form again where there is one. */
async function post(action: Action, fields: Record<string, string>, clientAddress: string) {
  const request = new Request(SITE, { method: "POST", body: new URLSearchParams(fields) });
  const answer = await action({ request, params: {}, context: { clientAddress } });
  if (answer instanceof Response) return { status: answer.status, headers: answer.headers };
  const { data, init } = answer as { data: object; init: ResponseInit };
  return { status: init.status, headers: new Headers(init.headers), data };
}

const count = (table: string) =>
  db.get<{ n: number }>(sql`select count(*) as n from ${sql.identifier(table)}`).n;
const stored = () => dumpDatabase(["attempts"]);

describe.each<[string, Action, Record<string, string>, string, string]>([
  ["a message", about, MESSAGE, "/about#contact", "contact_messages"],
  ["an address", subscribe, EMAIL, "/letters#newsletter", "newsletter_subscribers"],
])("%s", (_, action, fields, back, table) => {
  beforeEach(() => {
    db.delete(attempts).run();
    db.run(sql`delete from ${sql.identifier(table)}`);
  });

  test("is kept, and the visitor led back with thanks", async () => {
    const before = stored();
    const { status, headers } = await post(action, fields, "192.0.2.1");
    expect([status, headers.get("Location")]).toEqual([303, back]);
    expect(headers.get("Set-Cookie")).toMatch(/^__flash=/);
    expect(stored()).not.toBe(before);
  });

  test("in which a browser filled in what no person sees is kept as well", async () => {
    const sent = { ...fields, [HONEYPOT_FIELD]: "https://example.com" };
    const { status, headers } = await post(action, sent, "192.0.2.1");
    expect([status, headers.get("Location")]).toEqual([303, back]);
    expect(count(table)).toBe(1);
  });

  test("that is sent again after Back is kept once, and thanked for again", async () => {
    await post(action, fields, "192.0.2.1");
    const { status, headers } = await post(action, fields, "192.0.2.1");
    expect([status, headers.get("Location")]).toEqual([303, back]);
    expect(count(table)).toBe(1);
  });

  test("that is wrong comes back, and takes no turn", async () => {
    for (let count = 0; count < 50; count += 1) {
      const { status, data } = await post(action, { ...fields, email: "nobody" }, "192.0.2.2");
      expect(status).toBe(400);
      expect(data).toMatchObject({ result: { initialValue: { email: "nobody" } } });
    }
    expect((await post(action, fields, "192.0.2.2")).status).toBe(303);
  });

  test("comes back when too many came, and with it when to try again", async () => {
    for (let count = 0; count < 40; count += 1) await post(action, fields, "192.0.2.3");
    const { status, headers, data } = await post(action, fields, "192.0.2.3");
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(data).toMatchObject({ result: { initialValue: { email: fields.email } } });
  });

  test.each([
    ["no script ran", "", 40, "192.0.2.10"],
    ["a person took their time", "2000", 40, "192.0.2.11"],
    ["it came quicker than a person", "1999", 14, "192.0.2.12"],
    ["somebody made the time up", "-1e9", 14, "192.0.2.13"],
    ["a field was filled in that no person sees", "2000", 14, "192.0.2.14", "x"],
  ])("counts by how it came: %s", async (_how, elapsed, allowed, address, homepage = "") => {
    let kept = 0;
    const marks = { [ELAPSED_FIELD]: elapsed, [HONEYPOT_FIELD]: homepage };
    for (let time = 0; time < allowed + 1; time += 1) {
      const { status } = await post(action, { ...fields, ...marks }, address);
      if (status === 303) kept += 1;
    }
    expect(kept).toBe(allowed);
  });

  test("comes back when the site has a fault, which only the log tells", async () => {
    const away = sql.identifier("away");
    db.run(sql`alter table ${sql.identifier(table)} rename to ${away}`);
    onTestFinished(() => {
      db.run(sql`alter table ${away} rename to ${sql.identifier(table)}`);
    });
    const { status, data } = await post(action, fields, "192.0.2.4");
    expect(status).toBe(500);
    expect(JSON.stringify(data)).not.toContain("no such table");
    expect(data).toMatchObject({ result: { initialValue: { email: fields.email } } });
    expectConsoleError("no such table");
  });
});
