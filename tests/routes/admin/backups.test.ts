import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Header } from "tar";
import { beforeAll, describe, expect, test } from "vitest";
import { subscribe } from "~/models/mail/subscribers/newsletter.server";
import { countSubscribers } from "~/models/mail/subscribers/subscriber-count.server";
import { inspectArchive } from "~/portable/backup/archive/archive-check.server";
import { ARCHIVE_FIELD } from "~/portable/backup/archive/archive-field";
import { listBackups } from "~/portable/backup/backup-list.server";
import { action as listAction } from "~/routes/admin/backups/list";
import { action as restoreAction, loader as restorePage } from "~/routes/admin/backups/restore";
import { action as uploadAction } from "~/routes/admin/backups/upload";
import { env } from "~/utils/env.server";
import { db } from "~db/client.server";
import { attempts } from "~db/schema/limits";
import { blogPosts } from "~db/schema/posts";
import { createPost } from "../../support/records/saved";
import { OWNER, signedInOwner } from "../../support/requests/owner";
import { SITE, send } from "../../support/requests/routes";

const BACKUPS = join(env.DATA_DIR, "backups");
let cookie = "";
let name = "";

beforeAll(async () => {
  expect(env.SESSION_SECRETS).toHaveLength(1);
  cookie = await signedInOwner();
  createPost({ title: "Then", content: "x", publishedAt: new Date() });
  const made = await post(listAction, "/admin/backups", { intent: "back-up" });
  expect(made).toMatchObject({ status: 303 });
  name = (await listBackups(env.DATA_DIR))[0]?.name ?? "";
});

type Action = typeof listAction | typeof restoreAction | typeof uploadAction;

/** Posts the form; an answer that is thrown is the answer. */
async function post(
  action: Action,
  path: string,
  fields: Record<string, string>,
  file?: string,
): Promise<{ status?: number; data?: unknown; init?: ResponseInit | null }> {
  const body = new URLSearchParams(fields);
  const request = new Request(SITE + path, { method: "POST", headers: { Cookie: cookie }, body });
  const files = file ? [{ field: ARCHIVE_FIELD, name: "site.tar.gz", path: file }] : [];
  const context = { clientAddress: "203.0.113.7", requestId: "", files };
  const params = { name: path.split("/")[3] ?? "" };
  return (await action({ request, params, context })) as never;
}

/** An archive with one entry, compressed. */
function packed(path: string, content: Buffer, type: "File" | "SymbolicLink" | "CharacterDevice") {
  const header = new Header({ path, size: type === "File" ? content.length : 0, type });
  header.linkpath = type === "SymbolicLink" ? "/etc/passwd" : undefined;
  header.encode();
  const padding = Buffer.alloc((512 - (content.length % 512)) % 512);
  return gzipSync(
    Buffer.concat([header.block ?? Buffer.of(), content, padding, Buffer.alloc(1024)]),
  );
}

const titles = () =>
  db
    .select({ title: blogPosts.title })
    .from(blogPosts)
    .all()
    .map(({ title }) => title);

async function download() {
  const answer = await send("GET", `/admin/backups/${name}/download`, { cookie });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe("a download", () => {
  test("of a backup that is gone says so", async () => {
    const answer = await send("GET", "/admin/backups/gone/download", { cookie });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("There is no such backup, or no longer.");
    expect(answer.headers.get("Content-Type")).toContain("text/plain");
  });

  test("is named after the site and the day, and is the owner's alone", async () => {
    const { answer, bytes } = await download();
    const day = new Intl.DateTimeFormat("sv", { timeZone: "Asia/Kolkata" }).format(new Date());
    expect(answer.headers.get("Content-Disposition")).toContain(
      `filename="kashmir-to-kanyakumari-${day}.tar.gz"`,
    );
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(gunzipSync(bytes).subarray(0, 13).toString()).toBe("manifest.json");
    await expect(send("GET", `/admin/backups/${name}/download`)).rejects.toMatchObject({
      status: 303,
    });
  });
});

describe("a restore", () => {
  test("says in numbers what would change", async () => {
    createPost({ title: "Now", content: "x", publishedAt: new Date() });
    subscribe("since@example.com");
    const request = new Request(`${SITE}/admin/backups/${name}/restore`, {
      headers: { Cookie: cookie },
    });
    const found = await restorePage({ request, params: { name }, context: {} });
    expect(found).toMatchObject({
      now: { posts: 2, subscribers: countSubscribers() },
      // Nobody who has come since is lost.
      preview: { counts: { posts: 1, subscribers: countSubscribers() }, isSameSite: true },
    });
  });

  test("asks for the password, and a wrong one counts like a sign-in", async () => {
    const path = `/admin/backups/${name}/restore`;
    const wrong = await post(restoreAction, path, { presentPassword: "wrong" });
    expect(wrong).toMatchObject({
      init: { status: 400 },
      data: { result: { error: { presentPassword: ["This is not your present password."] } } },
    });
    expect(titles()).toContain("Now");
    for (let turn = 0; turn < 5; turn++) await post(restoreAction, path, { presentPassword: "no" });
    const late = await post(restoreAction, path, { presentPassword: OWNER.password });
    expect(late).toMatchObject({ init: { status: 429 } });
    expect(titles()).toContain("Now");
    db.delete(attempts).run();
    const done = await post(restoreAction, path, { presentPassword: OWNER.password });
    expect(done.status).toBe(303);
    expect(titles()).toEqual(["Then"]);
  });
});

test("the way back stands by itself, whatever came", async () => {
  const path = "/admin/backups/way-back";
  db.$client.exec("insert into site_settings (chosen, created_at, updated_at) values ('x{', 1, 1)");
  expect(await (await send("GET", path, { cookie })).text()).toContain('name="presentPassword"');
  const wrong = await send("POST", path, {
    cookie,
    body: new URLSearchParams({ presentPassword: "wrong" }),
  });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("This is not your present password.");
  const back = await send("POST", path, {
    cookie,
    body: new URLSearchParams({ presentPassword: OWNER.password }),
  });
  expect(back.status).toBe(303);
  expect(titles()).toContain("Now");
  const away = await post(restoreAction, `/admin/backups/${name}/restore`, {
    presentPassword: OWNER.password,
  });
  expect(away.status).toBe(303);
});

describe("an upload", () => {
  const file = join(env.DATA_DIR, "sent.part");
  const upload = (bytes: Buffer) => {
    writeFileSync(file, bytes);
    return post(uploadAction, "/admin/backups/upload", {}, file);
  };

  test("is checked, then restored with the password, and gone", async () => {
    const { bytes } = await download();
    createPost({ title: "Since", content: "x" });
    expect((await upload(bytes)).status).toBe(303);
    const path = "/admin/backups/uploaded/restore";
    const done = await post(restoreAction, path, { presentPassword: OWNER.password });
    expect(done.status).toBe(303);
    expect(titles()).toEqual(["Then"]);
    expect(existsSync(join(BACKUPS, ".uploaded"))).toBe(false);
  });

  const zeros = Buffer.alloc(100_000_000);
  const bad: [string, () => Buffer | Promise<Buffer>, RegExp][] = [
    ["a letter", () => Buffer.from("Dear diary, ".repeat(200)), /is no backup of this site/],
    ["nothing", () => Buffer.alloc(0), /is no backup|is damaged/],
    ["zeros without end", () => gzipSync(zeros), /is no backup/],
    ["a manifest of zeros", () => packed("manifest.json", zeros, "File"), /is no backup/],
    ["a way out", () => packed("../../escaped", Buffer.from("x"), "File"), /is no backup/],
    ["a link", () => packed("manifest.json", Buffer.of(), "SymbolicLink"), /is no backup/],
    ["a device", () => packed("manifest.json", Buffer.of(), "CharacterDevice"), /is no backup/],
    ["half an archive", async () => (await download()).bytes.subarray(0, 9_000), /is damaged/],
  ];

  test.each(bad)("of %s is refused in words", async (_, bytes, words) => {
    writeFileSync(file, await bytes());
    await expect(inspectArchive(file, Number.POSITIVE_INFINITY)).rejects.toThrow(words);
  });

  test("that is refused leaves no file and changes nothing", async () => {
    const before = readdirSync(BACKUPS);
    const answer = await upload((await download()).bytes.subarray(0, 9_000));
    expect(answer).toMatchObject({
      init: { status: 400 },
      data: { message: "This archive is damaged. Nothing was changed." },
    });
    expect(readdirSync(BACKUPS)).toEqual(before);
    expect(readdirSync(env.DATA_DIR).filter((each) => each.startsWith("."))).toEqual([]);
    expect(titles()).toEqual(["Then"]);
  });
});
