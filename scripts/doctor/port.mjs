import { createServer } from "node:net";
import { ownAddress, portProblem } from "../../server/own-port.mjs";
import { fail, ok } from "./lines.mjs";

const ANSWER_MS = 5_000;
const ANOTHER_PORT = 3001;

/** Listens for a moment; returns the error, or `null`. */
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

/** Whether a site is running there: only the answer of a site counts. */
async function isSite(url) {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(new URL("/healthz", url), { signal });
    const { status } = await answer.json();
    return answer.ok && status === "ok";
  } catch {
    return false;
  }
}

/** Checks whether the site can listen there, or does so already. */
export async function checkPort({ host, port }) {
  const error = await tryListening(host, port);
  if (error === null) return ok("Port", port === "0" ? "any that is free" : `${port} is free`);
  if (error.code === "EADDRINUSE" && (await isSite(ownAddress(host, port)))) {
    return ok("Port", `${port}, where a site is running`);
  }
  const another = port === String(ANOTHER_PORT) ? ANOTHER_PORT + 1 : ANOTHER_PORT;
  return fail("Port", portProblem(error, host, port), `PORT=${another} npm start`);
}
