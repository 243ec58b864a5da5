import { statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ownAddress, portProblem } from "../../server/own-port.mjs";
import { fail, ok } from "./lines.mjs";

const ANSWER_MS = 5_000;
/** The site's proof of health is made once a second at most. */
const NEXT_PROOF_MS = 1_100;
const ANOTHER_PORT = 3001;

/** Listens for a moment; what is in the way, or `null`. */
function tryListening(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", resolve);
    try {
      server.listen(Number(port), host, () => server.close(() => resolve(null)));
    } catch (error) {
      resolve(error);
    }
  });
}

function lastWrite(folder) {
  const times = ["site.db", "site.db-wal"].map(
    (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs,
  );
  return times.join(" ");
}

async function isWell(url) {
  const answer = await fetch(new URL("/healthz", url), { signal: AbortSignal.timeout(ANSWER_MS) });
  const { status } = await answer.json();
  return answer.ok && status === "ok";
}

/** Whether the site of this folder listens there: for its health check it writes to its database. */
async function isOwn(url, folder) {
  try {
    for (const pause of [0, NEXT_PROOF_MS]) {
      await sleep(pause);
      const before = lastWrite(folder);
      if (!(await isWell(url))) return false;
      if (lastWrite(folder) !== before) return true;
    }
  } catch {
    // What does not answer as a site does is none.
  }
  return false;
}

/** Whether the site can listen there, or does so already. */
export async function checkPort({ host, port, folder }) {
  const error = await tryListening(host, port);
  if (error === null) return ok("Port", port === "0" ? "any that is free" : `${port} is free`);
  if (error.code === "EADDRINUSE" && (await isOwn(ownAddress(host, port), folder))) {
    return ok("Port", `${port}, where this very site is running`);
  }
  const another = port === String(ANOTHER_PORT) ? ANOTHER_PORT + 1 : ANOTHER_PORT;
  return fail("Port", portProblem(error, host, port), `PORT=${another} npm start`);
}
