import { beforeAll, beforeEach, expect, test } from "vitest";
import { confirmPassword } from "~/models/owner/account-change.server";
import { setOwner, signIn } from "~/models/owner/owner.server";
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  hasRecoveryCodes,
  makeRecoveryCodes,
} from "~/models/owner/recovery-codes.server";
import { db } from "~db/client.server";
import { attempts } from "~db/schema/limits";
import { recoveryCodes } from "~db/schema/owner";

const PASSWORD = "a long enough password";
let userId = "";
let codes: string[] = [];

beforeAll(async () => {
  await setOwner("kiran", PASSWORD);
  const answer = await signIn("kiran", PASSWORD, "192.0.2.1");
  if (answer.ok) userId = answer.owner.id;
});

beforeEach(() => {
  db.delete(attempts).run();
  codes = makeRecoveryCodes(userId);
});

test("there are ten, each of 80 bits, and the site has their hashes alone", () => {
  expect(new Set(codes).size).toBe(10);
  for (const code of codes)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  const stored = JSON.stringify(db.select().from(recoveryCodes).all());
  for (const code of codes) expect(stored).not.toContain(code.replaceAll("-", ""));
});

test("one signs in in place of the password, once", async () => {
  const [code = ""] = codes;
  expect(await signIn("kiran", code, "192.0.2.2")).toMatchObject({ ok: true });
  expect(await signIn("kiran", code, "192.0.2.2")).toMatchObject({ ok: false });
  expect(countRecoveryCodes(userId)).toBe(9);
  expect(await signIn("somebody", codes[1] ?? "", "192.0.2.2")).toMatchObject({ ok: false });
  expect(countRecoveryCodes(userId)).toBe(9);
});

test("who has forgotten the password proves with one who she is", async () => {
  const asker = { userId, address: "192.0.2.3", device: null };
  expect(await confirmPassword(asker, codes[0] ?? "")).toEqual({ ok: true });
  expect(await confirmPassword(asker, codes[0] ?? "")).toMatchObject({ ok: false });
});

test.each([
  ["without dashes", (code: string) => code.replaceAll("-", "")],
  ["in capitals and with spaces", (code: string) => ` ${code.toUpperCase().replaceAll("-", " ")} `],
  ["with signs that look alike", (code: string) => code.replaceAll("0", "O").replaceAll("1", "l")],
  ["with dashes of print", (code: string) => code.replaceAll("-", "–")],
  ["with hyphens that do not break", (code: string) => code.replaceAll("-", "\u2011")],
  ["with dots between", (code: string) => code.replaceAll("-", " · ")],
  ["with its number in a list", (code: string) => `10. ${code}`],
  ["with a word before it", (code: string) => `Code 3: ${code}`],
  ["with a remark after it", (code: string) => `„${code}“ (blog)`],
  ["with an invisible sign", (code: string) => `\ufeff${code}\u200b`],
  [
    "in full-width signs",
    (code: string) =>
      code.replace(/[0-9a-z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  ],
])("is read %s", (_, entered) => {
  expect(consumeRecoveryCode(userId, entered(codes[2] ?? ""))).toBe(true);
});

test("new ones make the former void", () => {
  const [former = ""] = codes;
  makeRecoveryCodes(userId);
  expect(consumeRecoveryCode(userId, former)).toBe(false);
  expect(countRecoveryCodes(userId)).toBe(10);
});

test("guesses count as those of passwords do", async () => {
  for (let number = 0; number < 5; number++) {
    await signIn("kiran", `aaaa-bbbb-cccc-000${number}`, "192.0.2.4");
  }
  expect(await signIn("kiran", codes[0] ?? "", "192.0.2.4")).toMatchObject({
    ok: false,
    retryAfterSeconds: expect.closeTo(60, -1),
  });
  expect(countRecoveryCodes(userId)).toBe(10);
  expect(hasRecoveryCodes()).toBe(true);
});
