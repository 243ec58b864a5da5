import { spawn } from "node:child_process";

const running = new Set();

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of running) stopGroup(child);
    process.exit(130);
  });
}

/** Ends a command and everything that it has started, because each command leads a process group. */
function stopGroup(child) {
  try {
    process.kill(-child.pid, "SIGTERM");
  } catch {
    // It has already ended.
  }
}

/**
 * Runs a command and passes its output to `write`; resolves with `true` if it succeeded within `minutes`. Variables
 * that are undefined in `env` are removed; `signal` ends the command early.
 */
export function run(command, args, { write, env = {}, cwd, minutes = 10, signal }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
      cwd,
      env: { ...process.env, ...env },
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", write);
    const bound = setTimeout(() => {
      write(`Stopped after ${minutes} minutes.\n`);
      stopGroup(child);
    }, minutes * 60_000);
    signal?.addEventListener("abort", () => stopGroup(child));
    child.on("error", (error) => write(`${error.message}\n`));
    // A tool may leave child processes, which would keep its output open.
    child.on("exit", () => stopGroup(child));
    child.on("close", (code) => {
      clearTimeout(bound);
      running.delete(child);
      resolve(code === 0);
    });
  });
}
