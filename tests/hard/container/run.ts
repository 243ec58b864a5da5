// `npm run test:container`: builds the image of the Dockerfile and tries it: read-only root, an account without rights,
// a volume; health, a post, a restart, another container on the same volume, a backup and its restore. Every command of
// podman's and buildah's is printed. Where there is no engine it installs one by apt-get, as root.
import { readFileSync } from "node:fs";
import { check, conclude } from "../report";
import { send, signIn } from "../site";
import { freePort, until } from "../tools";
import { BASE, machineTrust, makeBaseImage } from "./base-image";
import { createEngine, type Engine, goOnWithOwnMounts, installEngine } from "./engine";

const IMAGE = "localhost/journey";
const MAX_MEGABYTES = 350;
const SITE_URL = "http://journey.example";
const OWNER = { username: "asha", password: "a long road south" };
const STOPPED = 20;

const COMPILERS = "as c++ cargo cc clang cpp g++ gcc go ld make node-gyp python python3 rustc tsc";

function build({ buildah }: Engine) {
  const base = process.env.BASE ?? BASE;
  const how = ["--isolation", "chroot", "--network", "host", "--format", "docker"];
  buildah("build", ...how, ...machineTrust(), "--build-arg", `BASE=${base}`, "--tag", IMAGE, ".");
}

function inspectImage({ ask, limits }: Engine) {
  const [image] = JSON.parse(ask("image", "inspect", IMAGE));
  const megabytes = Math.round(image.Size / 1_000_000);
  check(
    "image",
    `it has less than ${MAX_MEGABYTES} MB`,
    megabytes < MAX_MEGABYTES,
    `${megabytes} MB`,
  );
  check("image", "its account is not root", image.Config.User === "node", image.Config.User);
  const volumes = Object.keys(image.Config.Volumes);
  check("image", "DATA_DIR is a volume", volumes.join() === "/data", volumes);
  const [kind, program] = image.Healthcheck?.Test ?? [];
  check("image", "its health check needs Node alone", kind === "CMD" && program === "node", kind);
  const script = `for each in ${COMPILERS}; do command -v $each; done; true`;
  const found = ask("run", "--rm", "--network", "none", ...limits, IMAGE, "sh", "-c", script);
  check("image", "there is no compiler in it", found === "", found);
}

/** How compose.yaml runs it, but for the network: the host's own, and there this machine's address alone. */
function startContainer(engine: Engine, name: string, volume: string, port: number) {
  const { podman, limits } = engine;
  const bounds = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", ...limits];
  const rights = ["--security-opt", "no-new-privileges"];
  const settings = {
    SITE_URL,
    HOST: "127.0.0.1",
    PORT: String(port),
    SEED: "demo",
    OWNER_USERNAME: OWNER.username,
    OWNER_PASSWORD: OWNER.password,
  };
  const env = Object.entries(settings).flatMap(([key, value]) => ["--env", `${key}=${value}`]);
  const place = ["--network", "host", "--volume", `${volume}:/data`];
  podman("run", "--detach", "--name", name, ...bounds, ...rights, ...place, ...env, IMAGE);
}

async function whenHealthy({ ask }: Engine, name: string) {
  const isHealthy = () => {
    ask("healthcheck", "run", name);
    return true;
  };
  await until(`${name} is healthy`, async () => isHealthy(), 300);
}

async function namesOfPins(url: string) {
  const pins = await (await fetch(`${url}/api/travel-pins`)).json();
  return pins.map(({ name }: { name: string }) => name) as string[];
}

/** A pin, and a photograph as a phone sends it, which is decoded in a process of its own. */
async function post(url: string) {
  const cookie = await signIn(url, OWNER);
  const pin = { name: "Written in a container", country: "India" };
  const { status } = await send(`${url}/api/travel-pins`, cookie, "POST", pin);
  check("container", "a pin is written", status === 201, status);
  const body = readFileSync("tests/fixtures/phone.heic");
  const sent = await fetch(`${url}/api/media`, { method: "POST", headers: { cookie }, body });
  const picture = await sent.json();
  check("container", "a HEIC photograph is taken", sent.status === 201, sent.status);
  const shown = await fetch(url + picture.url);
  check("container", "and shown", shown.ok, `${shown.status} ${shown.headers.get("content-type")}`);
  const page = await (await fetch(`${url}/letters`)).text();
  check("container", "pages are shown", page.includes("<h1"));
  return pin.name;
}

function tryRoot({ ask }: Engine, name: string) {
  const tries = ["/site/x", "/etc/x", "/home/node/x"]
    .map((path) => `touch ${path} 2>&1`)
    .join("; ");
  const said = ask("exec", name, "sh", "-c", `id -u; ${tries}; true`).split("\n");
  const refused = said.slice(1).filter((line) => line.includes("Read-only file system"));
  check("container", "it runs as an account without rights", said[0] === "1000", said[0]);
  check("container", "nothing but its volume can be written", refused.length === 3, said.slice(1));
}

function stop({ podman, ask }: Engine, name: string) {
  podman("stop", "--time", String(STOPPED), name);
  const code = ask("inspect", "--format", "{{.State.ExitCode}}", name);
  check("container", "it stops in order", code === "0", `exit code ${code}`);
}

/** Another container on the former's volume, as after an upgrade. */
async function replace(engine: Engine, url: string, port: number, pin: string) {
  stop(engine, "site");
  engine.podman("rm", "site");
  startContainer(engine, "site", "journey", port);
  await whenHealthy(engine, "site");
  const there = (await namesOfPins(url)).includes(pin);
  check("container", "another one on its volume has what was written", there);
}

async function tryBackup(engine: Engine, pin: string) {
  const { podman, ask, limits } = engine;
  const archive = "/data/by-hand.tar.gz";
  const said = ask("exec", "site", "npm", "run", "--silent", "backup", "--", archive);
  check("container", "a backup is made while it runs", said.startsWith("Backed up"), said);
  podman(
    "run",
    "--rm",
    "--network",
    "none",
    "--read-only",
    "--tmpfs",
    "/tmp",
    ...limits,
    "--volume",
    "journey:/former:ro",
    "--volume",
    "restored:/data",
    IMAGE,
    "npm",
    "run",
    "--silent",
    "restore",
    "--",
    "/former/by-hand.tar.gz",
  );
  const port = await freePort();
  startContainer(engine, "restored", "restored", port);
  await whenHealthy(engine, "restored");
  const there = (await namesOfPins(`http://127.0.0.1:${port}`)).includes(pin);
  check("container", "and restored into a new volume", there);
  stop(engine, "restored");
}

async function tryContainer(engine: Engine) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  startContainer(engine, "site", "journey", port);
  await whenHealthy(engine, "site");
  tryRoot(engine, "site");
  const pin = await post(url);
  engine.podman("restart", "--time", String(STOPPED), "site");
  await whenHealthy(engine, "site");
  check(
    "container",
    "what was written is there after a restart",
    (await namesOfPins(url)).includes(pin),
  );
  await replace(engine, url, port, pin);
  await tryBackup(engine, pin);
  stop(engine, "site");
}

installEngine();
goOnWithOwnMounts();
const engine = createEngine();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    engine.end();
    process.exit(1);
  });
}
try {
  if (process.env.BASE === undefined) makeBaseImage(engine);
  build(engine);
  inspectImage(engine);
  await tryContainer(engine);
} catch (error) {
  check("container", "the trial runs to its end", false, error);
} finally {
  engine.end();
}
process.exit(conclude() ? 0 : 1);
