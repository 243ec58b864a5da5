import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";

const START_MS = 30_000;

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The same build under the stock server, without our cache. */
export async function startRemixServe(dataDir: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
    {
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: dataDir,
      },
      stdio: "ignore",
    },
  );
  const deadline = Date.now() + START_MS;
  while (!(await fetch(url).catch(() => null))) {
    if (Date.now() > deadline) throw new Error("remix-serve did not start.");
    await setTimeout(100);
  }
  return { url, pid: child.pid ?? 0, stop: () => child.kill("SIGTERM") };
}
