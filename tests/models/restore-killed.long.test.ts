import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { archiveFile } from "~/portable/backup/backup-files.server";
import { listBackups } from "~/portable/backup/backup-list.server";
import { askBackupProcess, makeBackup } from "~/portable/backup/backup-process.server";
import { env } from "~/utils/env.server";
import { projectFile } from "~/utils/files/project-file.server";
import { db } from "~db/client.server";
import { blogPosts } from "~db/schema/posts";
import { createPost } from "../support/records/saved";

const LETTERS = 100;

function titles() {
  const all = db.select({ title: blogPosts.title }).from(blogPosts).all();
  return [...new Set(all.map(({ title }) => title.split(" ", 1)[0]))].join();
}

function startRestore(file: string) {
  const worker = projectFile("app/portable/backup/backup-worker.server.ts");
  return fork(worker, ["restore", file], {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** Until it is so, or the process has ended by itself. */
async function until(child: ChildProcess, isSo: () => boolean | Promise<boolean>) {
  while (child.exitCode === null && !(await isSo())) await sleep(2);
}

test("a restore that is killed anywhere leaves the former site or the restored one, and the next one works", {
  timeout: 180_000,
}, async () => {
  for (let number = 0; number < LETTERS; number++) {
    const post = { title: `Then ${number}`, content: "<p>x</p>".repeat(200) };
    createPost({ ...post, publishedAt: new Date() });
  }
  const { name } = await makeBackup(env.DATA_DIR, "owner");
  const file = archiveFile(env.DATA_DIR, name) ?? "";
  const change = () =>
    db.$client.exec("update blog_posts set title = replace(title, 'Then', 'Now')");
  const isUnpacking = () => readdirSync(env.DATA_DIR).some((each) => each.startsWith(".restoring"));
  const moments: [(before: number) => boolean | Promise<boolean>, wait: number][] = [
    [isUnpacking, 0],
    ...[0, 60, 150].map((wait): [(before: number) => Promise<boolean>, number] => [
      // From here on it holds the write lock.
      async (before) => (await listBackups(env.DATA_DIR)).length > before,
      wait,
    ]),
  ];
  const left = new Set<string>();
  for (const [isSo, wait] of moments) {
    change();
    const before = (await listBackups(env.DATA_DIR)).length;
    const child = startRestore(file);
    await until(child, () => isSo(before));
    await sleep(wait);
    await kill(child);
    left.add(titles());
    expect(["Now", "Then"]).toContain(titles());
    expect(db.$client.pragma("integrity_check", { simple: true })).toBe("ok");
    expect((await listBackups(env.DATA_DIR)).every(({ counts }) => counts.posts === LETTERS)).toBe(
      true,
    );
  }
  expect(left).toContain("Now");
  await askBackupProcess(env.DATA_DIR, ["restore", file]);
  expect(titles()).toBe("Then");
  expect(isUnpacking()).toBe(false);
});
