import { describe, expect, test } from "vitest";
import { isScalable, isSlowConnection, scaledSize } from "~/device/photographs/scaling";

describe("making pictures smaller", () => {
  test.each([
    [undefined, false],
    [{}, false],
    [{ effectiveType: "4g" }, false],
    [{ effectiveType: "4g", saveData: true }, true],
    [{ effectiveType: "3g" }, true],
    [{ effectiveType: "2g" }, true],
    [{ effectiveType: "slow-2g" }, true],
  ])("a line of %j", (connection, expected) => {
    expect(isSlowConnection(connection)).toBe(expected);
  });

  test.each([
    [
      { width: 4032, height: 3024 },
      { width: 2560, height: 1920 },
    ],
    [
      { width: 3024, height: 4032 },
      { width: 1920, height: 2560 },
    ],
    [
      { width: 20_000, height: 3 },
      { width: 2560, height: 1 },
    ],
    [{ width: 2560, height: 2560 }, null],
    [{ width: 800, height: 600 }, null],
  ])("%j", (size, expected) => {
    expect(scaledSize(size)).toEqual(expected);
  });

  test.each([
    ["JPEG", "\xff\xd8\xff\xe1", true],
    ["PNG", "\x89PNG\r\n\x1a\n", true],
    ["AVIF", "\0\0\0\x1cftypavif", true],
    ["WebP", "RIFF\0\0\0\0WEBPVP8 ", true],
    ["animated WebP", "RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02", false],
    ["HEIC", "\0\0\0\x1cftypheic", false],
    ["GIF", "GIF89a", false],
    ["SVG", "<svg xmlns=", false],
  ])("%s is scaled: %s", (_kind, head, expected) => {
    expect(isScalable(Uint8Array.from(head, (letter) => letter.charCodeAt(0)))).toBe(expected);
  });
});
