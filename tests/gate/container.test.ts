import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

const readme = readFileSync("README.md", "utf8");
const dockerfile = readFileSync("Dockerfile", "utf8");
const { services, volumes } = parse(readFileSync("compose.yaml", "utf8"));

test("compose.yaml hands settings of the README's table down, under their own names", () => {
  const { SITE_URL, TRUST_PROXY, ...others } = services.site.environment;
  expect(SITE_URL).toMatch(/^https:\/\/\$\{DOMAIN:\?/);
  expect(TRUST_PROXY).toBe("1");
  expect(Object.keys(others).length).toBeGreaterThan(5);
  for (const [name, value] of Object.entries(others)) {
    expect(value).toBe(`\${${name}:-}`);
    expect(readme).toMatch(new RegExp(`^\\| .*\`${name}\``, "m"));
  }
});

test("all that both containers write lies in volumes or is lost", () => {
  for (const { read_only, tmpfs, restart } of [services.site, services.caddy]) {
    expect({ read_only, tmpfs, restart }).toEqual({
      read_only: true,
      tmpfs: ["/tmp"],
      restart: "unless-stopped",
    });
  }
  const mounts = [...services.site.volumes, ...services.caddy.volumes].map(String);
  expect(mounts.map((mount) => mount.split(":")[0]).sort()).toEqual(Object.keys(volumes).sort());
  const [, dataDir = ""] = /DATA_DIR=(\S+)/.exec(dockerfile) ?? [];
  // A restore renames it, which a mount refuses.
  expect(dataDir.startsWith(`${services.site.volumes[0].split(":")[1]}/`)).toBe(true);
});

test("the image has the Node that is recommended", () => {
  const version = readFileSync(".nvmrc", "utf8").trim();
  expect(dockerfile).toMatch(new RegExp(`^ARG BASE=\\S+/node:${version}-`, "m"));
});
