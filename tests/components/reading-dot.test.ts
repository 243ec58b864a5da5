import { expect, test } from "vitest";
import { shareRead } from "~/components/site/road/use-reading-dot";

const marks = [
  { top: 100, share: 0 },
  { top: 200, share: 0.5 },
  { top: 400, share: 1 },
];

test.each([
  [0, 0, 0],
  [100, 0, 0],
  [150, 0.25, 0],
  [200, 0.5, 0.5],
  [300, 0.75, 0.5],
  [400, 1, 1],
  [900, 1, 1],
])("with the eye at %i px the dot is at %f of the line, and in steps at %f", (eye, along, step) => {
  expect(shareRead(marks, eye, false)).toBe(along);
  expect(shareRead(marks, eye, true)).toBe(step);
});
