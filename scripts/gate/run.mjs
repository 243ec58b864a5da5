import { spawn } from "node:child_process";

const running = new Set();

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of running) stopGroup(child);
    process.exit(130);
  });
}

/** Ends a command and all that it started, and nothing else: each one leads a process group. */
function stopGroup(child) {
  try {
    process.kill(-child.pid, "SIGTERM");
  } catch {
    // It has ended by itself.
  }
}

/** Runs a command to its end, its output on ours; `true` when it succeeded within `minutes`. */
export function run(command, args, { env = {}, minutes = 10 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "inherit", "inherit"],
      detached: true,
      env: { ...process.env, ...env },
    });
    running.add(child);
    const bound = setTimeout(() => {
      console.error(`Stopped after ${minutes} minutes.`);
      stopGroup(child);
    }, minutes * 60_000);
    function end(ok) {
      clearTimeout(bound);
      running.delete(child);
      // A tool that failed may leave children of its own behind.
      if (!ok) stopGroup(child);
      resolve(ok);
    }
    child.on("error", (error) => {
      console.error(error.message);
      end(false);
    });
    child.on("exit", (code) => end(code === 0));
  });
}
