import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createSendTurns } from "../../server/connections/send-turns";
import { encodeOnce } from "../../server/http/encodings";

test("of many who wait for one rendering, some are answered in each turn of the event loop", async () => {
  const sendTurn = createSendTurns();
  const sent: number[] = [];
  const all = Array.from({ length: 100 }, (_, index) => sendTurn().then(() => sent.push(index)));
  let before = 0;
  let most = 0;
  while (sent.length < all.length) {
    await setImmediate();
    most = Math.max(most, sent.length - before);
    before = sent.length;
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(20);
  expect(sent).toEqual([...sent].sort((one, other) => one - other));
});

test("what many get is encoded once", async () => {
  const body = Buffer.from("A long way down the country. ".repeat(100));
  const [one, other] = await Promise.all([encodeOnce(body, "br"), encodeOnce(body, "br")]);
  expect(other).toBe(one);
  expect(await encodeOnce(body, "gzip")).not.toBe(one);
});
