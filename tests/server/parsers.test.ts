import { describe, expect, test } from "vitest";
import { expectLinear, sizesUpTo } from "../support/growth";

describe("the measure", () => {
  const text = (size: number) => "a".repeat(size);
  test("finds what grows with the square of its input", async () => {
    const everyEnd = (input: string) => {
      let count = 0;
      for (let at = 0; at < input.length; at += 1) count += input.slice(at).lastIndexOf("b");
      return count;
    };
    await expect(expectLinear(text, everyEnd, sizesUpTo(64_000))).rejects.toThrow("faster");
  });

  test("lets pass what grows with its input", async () => {
    await expectLinear(text, (input) => encodeURIComponent(input), sizesUpTo(1_000_000));
  });
});
