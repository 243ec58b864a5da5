import { expect, it, vi } from "vitest";
import { memoizeFor } from "~/utils/async/memoize-for";

it("works an answer out once for each object", () => {
  const work = vi.fn((places: string[]) => places.length);
  const countOf = memoizeFor(work);
  const [one, other] = [["Leh"], []];
  expect([countOf(one), countOf(one), countOf(other), countOf(other)]).toEqual([1, 1, 0, 0]);
  expect(work).toHaveBeenCalledTimes(2);
});
