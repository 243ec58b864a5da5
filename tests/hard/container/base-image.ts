import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fetchNode } from "../../../scripts/gate/node-version.mjs";
import { type Engine, run } from "./engine";

export const BASE = "localhost/node:24-bookworm-slim";
const NODE = "24";
const RELEASE = "bookworm";
/** OpenSSL's names of processors: the headers of the others are most of them all. */
const HEADERS: Record<string, string> = { arm64: "linux-aarch64", x64: "linux-x86_64" };
const FOLDER = resolve(".cache/container");

/** What Debian's own slim image leaves out. */
const LEFT_OUT = ["usr/share/doc", "usr/share/man", "usr/share/locale", "var/lib/apt/lists"];

/** The address from which this machine has its own packages. */
function mirror() {
  const lists = "/etc/apt/sources.list.d";
  const files = ["/etc/apt/sources.list", ...readdirSync(lists).map((name) => join(lists, name))];
  for (const file of files.filter((name) => existsSync(name))) {
    const text = readFileSync(file, "utf8");
    const [, line] = /^deb(?: \[[^\]]*\])? (\S+) bookworm /m.exec(text) ?? [];
    const [, field] = /^URIs: (\S+)\nSuites: bookworm\b/m.exec(text) ?? [];
    if (line ?? field) return line ?? field ?? "";
  }
  throw new Error(`No line of ${files[0]} or ${lists} names Debian's ${RELEASE}.`);
}

/** Node and npm where the public image has them, with the headers of this machine's kind alone. */
function addNode(root: string) {
  const { node, npm } = fetchNode(NODE);
  const distribution = dirname(dirname(node));
  const local = join(root, "usr/local");
  cpSync(node, join(local, "bin/node"));
  cpSync(join(distribution, "include"), join(local, "include"), { recursive: true });
  const archs = join(local, "include/node/openssl/archs");
  for (const name of readdirSync(archs)) {
    if (name !== HEADERS[process.arch]) rmSync(join(archs, name), { recursive: true });
  }
  cpSync(dirname(dirname(npm)), join(local, "lib/node_modules/npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(local, "bin/npm"));
}

/**
 * An image with what the public one of Node 24 on Debian has, made of Debian's packages and Node as npm carries it, for
 * a machine that no image can be fetched to.
 */
export function makeBaseImage({ podman }: Engine) {
  const archive = join(FOLDER, "base.tar");
  if (!existsSync(archive)) {
    const root = join(FOLDER, "root");
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    run("debootstrap", ["--variant=minbase", RELEASE, root, mirror()]);
    run("chroot", [root, "apt-get", "clean"]);
    run("chroot", [root, "useradd", "--uid", "1000", "--create-home", "node"]);
    for (const path of LEFT_OUT) rmSync(join(root, path), { recursive: true, force: true });
    addNode(root);
    const without = ["dev", "proc", "sys"].map((name) => `--exclude=./${name}/*`);
    run("tar", ["-C", root, ...without, "-cf", `${archive}.part`, "."]);
    rmSync(root, { recursive: true });
    run("mv", [`${archive}.part`, archive]);
  }
  podman("import", archive, BASE);
}

/** What a build needs to reach npm from this machine, lent to it and no part of the image. */
export function machineTrust() {
  const certificates = process.env.NODE_EXTRA_CA_CERTS ?? "";
  if (!existsSync(certificates)) return [];
  const settings = join(FOLDER, "npmrc");
  writeFileSync(settings, "cafile=/machine-certificates.crt\n");
  return [
    "--volume",
    `${settings}:/usr/local/etc/npmrc:ro`,
    "--volume",
    `${certificates}:/machine-certificates.crt:ro`,
  ];
}
