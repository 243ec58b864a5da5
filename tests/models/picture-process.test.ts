import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { askPictureProcess } from "~/models/pictures/picture-process.server";
import { env } from "~/utils/env.server";

const IDLE_MS = 15_000;

test("a task that comes while the process that was idle still ends is not lost with it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  const to = join(env.DATA_DIR, "drawn.jpg");
  const draw = () => askPictureProcess({ kind: "draw", svg, to }, "owner");
  await draw();
  vi.advanceTimersByTime(IDLE_MS);
  await expect(draw()).resolves.toBeNull();
  vi.useRealTimers();
});
