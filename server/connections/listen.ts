import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { env } from "~/utils/env.server";
import { DEMO_PASSWORD, DEMO_USERNAME } from "~/utils/environment.server";
import { logError } from "~/utils/log-failure.server";
import { StartError } from "~/utils/start-error";
import { flushLog, outliveReaders } from "../log-writer";
import { ownAddress, portProblem } from "../own-port.mjs";

const STOP_MS = 10_000;

/** Listens on the address in the settings and prints it; throws `StartError` when it cannot. */
export async function listen(server: Server) {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(new StartError(portProblem(error, env.HOST, env.PORT))));
    server.listen(env.PORT, env.HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  console.log(`Ready: ${ownAddress(env.HOST, port)}`);
  if (env.demoMode) console.log(`Demo mode: sign in at /admin${await demoSignIn()}`);
}

/**
 * The sign-in to print in demo mode: the demo's name and password while they are valid, or where to find the password.
 */
async function demoSignIn() {
  if (env.OWNER_PASSWORD !== null)
    return ` as ${env.OWNER_USERNAME}, password (as in OWNER_PASSWORD)`;
  const { isDemoOwner } = await import("~/models/owner/owner.server");
  return (await isDemoOwner()) ? ` as ${DEMO_USERNAME}, password ${DEMO_PASSWORD}` : "";
}

type Steps = {
  /** Tells a proxy in front that the process is about to stop. */
  announce: () => Promise<void>;
  /** Closes everything that the process has open. */
  close: () => Promise<void>;
};

/**
 * Graceful shutdown on SIGTERM and SIGINT: tells a proxy in front, accepts no new requests, finishes the running ones,
 * closes everything and exits.
 */
export function stopOnSignals(server: Server, { announce, close }: Steps) {
  let stopping = false;
  async function stop(exitCode: number) {
    if (stopping) return;
    stopping = true;
    if (exitCode === 0) await announce();
    // Kept-alive connections become idle one by one, when their last requests end.
    const sweeper = setInterval(() => server.closeIdleConnections(), 50);
    const bound = setTimeout(() => server.closeAllConnections(), STOP_MS);
    await new Promise((resolve) => server.close(resolve));
    clearInterval(sweeper);
    clearTimeout(bound);
    // A failure to close must not keep the process alive.
    await close().catch((error) => logError("process", error));
    await flushLog();
    process.exit(exitCode);
  }
  outliveReaders();
  process.on("SIGTERM", () => stop(0));
  process.on("SIGINT", () => stop(0));
  process.on("unhandledRejection", (error) => logError("process", error));
  process.on("uncaughtException", (error) => {
    logError("process", error);
    stop(1);
  });
}
