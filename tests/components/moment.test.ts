import { expect, test } from "vitest";
import { deviceMoment } from "~/components/admin/drafts/moment";

const now = new Date(2025, 7, 20, 9, 40);

test.each([
  [new Date(2025, 7, 20, 9, 5), "09:05"],
  [new Date(2025, 7, 19, 15, 1), "15:01 on 2025-08-19"],
])("what was kept at %s is told by the clock of the device", (date, words) => {
  expect(deviceMoment(date, now)).toBe(words);
});
