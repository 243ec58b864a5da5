import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Runs a program of `scripts` from its sources: its exit code and everything that it printed. */
export async function runScript(name: string, words: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, ["--import", "tsx", `scripts/${name}.ts`, ...words], {
    env: { ...process.env, ...settings },
  });
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code, output: out + errors };
}
