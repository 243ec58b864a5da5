import { beforeAll, expect, test, vi } from "vitest";
import { makeBackup } from "~/portable/backup/backup-process.server";
import { env } from "~/utils/env.server";
import { StartError } from "~/utils/start-error";
import { signedInOwner } from "../../support/requests/owner";
import { visit } from "../../support/requests/pages";

vi.mock("~/portable/backup/backup-process.server");

const FULL = "The disk is full. Nothing was removed.";
let cookie = "";

beforeAll(async () => {
  expect(env.SESSION_SECRETS).toHaveLength(1);
  cookie = await signedInOwner();
});

test.each([
  ["/admin/backups", "back-up"],
  ["/admin/settings", "empty-demo"],
])("without room for a backup %s says so in words", async (path, intent) => {
  vi.mocked(makeBackup).mockRejectedValueOnce(new StartError(FULL));
  const answer = await visit(path, {
    cookie,
    body: new URLSearchParams({ intent }),
  });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain(FULL);
});
