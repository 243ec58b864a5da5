import { existsSync, readFileSync } from "node:fs";
import { totalmem } from "node:os";

/** What a build takes at most; with less the kernel would end it on its way. */
export const BUILD_MEGABYTES = 800;

/** What this process may use of the machine's memory, with what the machine can lay out on its disk, in megabytes. */
export function megabytesThere() {
  const bound = process.constrainedMemory();
  if (bound > 0 && bound < totalmem()) return Math.round(bound / 2 ** 20);
  const memory = existsSync("/proc/meminfo") ? readFileSync("/proc/meminfo", "utf8") : "";
  const [, swapKilobytes = 0] = /^SwapTotal:\s+(\d+)/m.exec(memory) ?? [];
  return Math.round(totalmem() / 2 ** 20 + Number(swapKilobytes) / 2 ** 10);
}
