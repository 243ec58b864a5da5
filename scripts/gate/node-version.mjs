import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

/** The npm that belongs to a version of Node. */
function npmOf(version) {
  return Number.parseInt(version, 10) < 24 ? "npm@10" : "npm@11";
}

/** The environment without the settings of the npm that runs this script. */
function withoutOwnSettings() {
  const own = Object.keys(process.env).filter((name) =>
    /^(npm_.*|INIT_CWD|NODE|NODE_ENV)$/i.test(name),
  );
  return Object.fromEntries(own.map((name) => [name, undefined]));
}

/**
 * Downloads a complete distribution of Node, with headers and its npm, into `.cache`. Returns the program, npm, and an
 * environment that uses both. Throws when there is no such version for this machine.
 */
export function fetchNode(version) {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = resolve(".cache/node", version);
  const options = ["--prefix", folder, "--no-save", "--no-package-lock", "--ignore-scripts"];
  const args = ["install", ...options, `${name}@${version}`, npmOf(version)];
  const { status } = spawnSync("npm", args, { stdio: "inherit" });
  const distribution = join(folder, "node_modules", name);
  if (status !== 0 || !existsSync(join(distribution, "include/node/node.h"))) {
    throw new Error(`There is no Node ${version} with headers to be had for this machine.`);
  }
  return {
    node: join(distribution, "bin/node"),
    npm: join(folder, "node_modules/npm/bin/npm-cli.js"),
    env: {
      ...withoutOwnSettings(),
      PATH: [join(distribution, "bin"), process.env.PATH].join(delimiter),
      // Native packages are compiled with these headers, not with the system's.
      npm_config_nodedir: distribution,
    },
  };
}
