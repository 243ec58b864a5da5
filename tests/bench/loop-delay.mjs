import { monitorEventLoopDelay } from "node:perf_hooks";

/**
 * Loaded into a site that is measured: for each SIGUSR2 it writes, as a line on standard error, how many milliseconds its
 * event loop stood still at most since the last one.
 */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on("SIGUSR2", () => {
  console.error(JSON.stringify({ blockedMs: delay.max / 1e6 }));
  delay.reset();
});
