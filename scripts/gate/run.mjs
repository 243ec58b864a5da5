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

/**
 * Runs a command to its end and hands over what it writes; `true` when it succeeded within `minutes`. What `env`
 * gives as undefined is not handed down; `signal` ends the command before its time.
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
    // A tool may leave children of its own behind, and they keep its output open.
    child.on("exit", () => stopGroup(child));
    child.on("close", (code) => {
      clearTimeout(bound);
      running.delete(child);
      resolve(code === 0);
    });
  });
}
