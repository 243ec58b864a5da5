// `npm run owner -- --username NAME`: creates the owner, or gives an existing one a new password.
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { MAX_USERNAME_LENGTH } from "~/models/owner/owner";
import { setOwner } from "~/models/owner/owner.server";
import { MIN_PASSWORD_LENGTH, passwordProblem } from "~/models/owner/password-rules.server";
import { env } from "~/utils/env.server";
import { DEMO_PASSWORD } from "~/utils/environment.server";

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function readUsername() {
  try {
    const { values } = parseArgs({ options: { username: { type: "string" } } });
    const username = values.username?.trim() ?? "";
    if (username !== "" && username.length <= MAX_USERNAME_LENGTH) return username;
  } catch {
    // An unknown option; the line below shows the usage.
  }
  return stop(
    `Say who the owner is, in at most ${MAX_USERNAME_LENGTH} characters, for example: npm run owner -- --username asha`,
  );
}

/** Asks on the terminal without showing what is typed. */
function ask(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stderr.write(question);
  return new Promise((resolve) => {
    reader.on("SIGINT", () => stop("\nNothing was changed."));
    reader.on("close", () => resolve(""));
    reader.question("", (answer) => {
      process.stderr.write("\n");
      resolve(answer);
      reader.close();
    });
  });
}

async function readPassword() {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, "");
  const password = await ask("New password: ");
  if ((await ask("Once more: ")) !== password)
    stop("The two passwords differ. Nothing was changed.");
  return password;
}

const username = readUsername();
const password = await readPassword();
if (password.length < MIN_PASSWORD_LENGTH) {
  stop(`The password needs at least ${MIN_PASSWORD_LENGTH} characters. Nothing was changed.`);
}
if (!env.demoMode && password === DEMO_PASSWORD) {
  stop("That is the demo password, which everybody knows. Nothing was changed.");
}
const problem =
  env.demoMode && password === DEMO_PASSWORD ? null : passwordProblem(password, username);
if (problem) stop(`${problem} Nothing was changed.`);
await setOwner(username, password);
console.log(`${username} can sign in at /admin with the new password; older sessions have ended.`);
