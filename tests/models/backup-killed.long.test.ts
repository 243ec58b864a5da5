import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeBackup } from "~/portable/backup/archive/write-backup.server";
import { listBackups } from "~/portable/backup/backup-list.server";
import { endBackupProcesses, makeBackup } from "~/portable/backup/backup-process.server";
import { checkBackup } from "~/portable/backup/verify/check-backup.server";
import { env } from "~/utils/env.server";
import { createPost } from "../support/records/saved";

test("a backup that is killed at any moment leaves nothing that is listed, and the next clears up", async () => {
  createPost({ title: "Before the backup" });
  for (let number = 0; number < 6; number++) {
    const making = makeBackup(env.DATA_DIR, "owner").catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1_200));
    endBackupProcesses();
    const done = await making;
    const listed = await listBackups(env.DATA_DIR);
    if (done) expect(listed).toContainEqual(done);
    for (const { name } of listed) {
      expect(
        (await checkBackup(env.DATA_DIR, name, { start: async () => {} })).proof?.failure,
      ).toBeNull();
    }
  }
  await writeBackup(env.DATA_DIR, "owner");
  const left = readdirSync(join(env.DATA_DIR, "backups"), { recursive: true, encoding: "utf8" });
  expect(left.filter((name) => /\.part$|\.making|\.proving/.test(name))).toEqual([]);
});
