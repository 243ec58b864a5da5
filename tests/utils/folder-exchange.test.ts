import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ensureDataFolder } from "~/utils/files/data-folder.server";
import { exchangeFolder } from "~/utils/files/folder-exchange.server";

/** A data folder with its backups, and the one that is to take its place. */
function folders() {
  const folder = join(mkdtempSync(join(tmpdir(), "exchange-")), "data");
  mkdirSync(join(folder, "backups"), { recursive: true });
  writeFileSync(join(folder, "site.db"), "former");
  writeFileSync(join(folder, "backups/one.tar"), "archive");
  const next = `${folder}.restoring-x`;
  mkdirSync(next);
  writeFileSync(join(next, "site.db"), "next");
  return { folder, next, former: `${folder}.exchanging` };
}

const siteIn = (folder: string) => readFileSync(join(folder, "site.db"), "utf8");

function keptBeside(folder: string) {
  return readdirSync(dirname(folder)).filter((name) =>
    name.startsWith(`${basename(folder)}.before-restore-`),
  );
}

test("one folder takes the place of another, and the backups stay where they were", () => {
  const { folder, next } = folders();
  const kept = exchangeFolder(folder, next);
  expect([siteIn(folder), siteIn(kept ?? "")]).toEqual(["next", "former"]);
  expect(readdirSync(join(folder, "backups"))).toEqual(["one.tar"]);
  expect(readdirSync(dirname(folder)).sort()).toEqual(["data", basename(kept ?? "")]);
});

test("killed before the next one came, the former is back at the start", () => {
  const { folder, former } = folders();
  renameSync(folder, former);
  ensureDataFolder(folder);
  expect(siteIn(folder)).toBe("former");
  expect(existsSync(former)).toBe(false);
});

test("so it is where a service manager has made the folder anew", () => {
  const { folder, former } = folders();
  renameSync(folder, former);
  mkdirSync(folder);
  ensureDataFolder(folder);
  expect(siteIn(folder)).toBe("former");
});

test("killed after the next one came, the backups follow at the start and the former is kept", () => {
  const { folder, next, former } = folders();
  renameSync(folder, former);
  renameSync(next, folder);
  ensureDataFolder(folder);
  expect(siteIn(folder)).toBe("next");
  expect(readdirSync(join(folder, "backups"))).toEqual(["one.tar"]);
  expect(keptBeside(folder)).toHaveLength(1);
  expect(existsSync(former)).toBe(false);
});

test("one that cannot be exchanged stays", () => {
  const { folder } = folders();
  expect(() => exchangeFolder(folder, `${folder}.nowhere`)).toThrow("ENOENT");
  expect(siteIn(folder)).toBe("former");
});
