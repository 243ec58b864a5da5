import { existsSync, readFileSync } from "node:fs";
import { totalmem } from "node:os";

/** The memory that a build needs; with less the kernel would kill it. */
export const BUILD_MEGABYTES = 800;

/** The memory that this process may use, including the machine's swap space, in megabytes. */
export function megabytesThere() {
  const bound = process.constrainedMemory();
  if (bound > 0 && bound < totalmem()) return Math.round(bound / 2 ** 20);
  const memory = existsSync("/proc/meminfo") ? readFileSync("/proc/meminfo", "utf8") : "";
  const [, swapKilobytes = 0] = /^SwapTotal:\s+(\d+)/m.exec(memory) ?? [];
  return Math.round(totalmem() / 2 ** 20 + Number(swapKilobytes) / 2 ** 10);
}
