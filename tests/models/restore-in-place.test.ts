import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq, ne } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { search } from "~/models/find/search/search.server";
import { deleteSubscription } from "~/models/mail/subscribers/subscriber-rows.server";
import { unsubscribe } from "~/models/mail/subscribers/subscription.server";
import { setOwner, signIn } from "~/models/owner/owner.server";
import { isSession, startSession } from "~/models/owner/session.server";
import { updatePost } from "~/models/posts/post.server";
import { getSettings, updateSettings } from "~/models/texts/settings.server";
import { writeBackup } from "~/portable/backup/archive/write-backup.server";
import { archiveFile } from "~/portable/backup/backup-files.server";
import { listBackups } from "~/portable/backup/backup-list.server";
import { KEPT_TABLES, replacedTables } from "~/portable/backup/restore/content-exchange.server";
import { wayBack } from "~/portable/backup/restore/restore-backup.server";
import { restoreInPlace } from "~/portable/backup/restore/restore-in-place.server";
import { site } from "~/site";
import { env } from "~/utils/env.server";
import { contentVersion, db } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { newsletterIssues, newsletterSettings } from "~db/schema/newsletter";
import { sessions, users } from "~db/schema/owner";
import { travelPins } from "~db/schema/pins";
import { blogPosts } from "~db/schema/posts";
import { newsletterSubscribers } from "~db/schema/subscribers";
import { addPicture } from "../support/pictures/pictures";
import { createPost } from "../support/records/saved";

const PASSWORD = "a long enough password";
const HOUR_MS = 3_600_000;
/** Its pages are tried by the built site. */
const untried = async () => {};

/** A backup of the site as it is now; its file. */
async function backUp() {
  const { name } = await writeBackup(env.DATA_DIR, "owner");
  return archiveFile(env.DATA_DIR, name) ?? "";
}

const titles = () =>
  db
    .select({ title: blogPosts.title })
    .from(blogPosts)
    .all()
    .map(({ title }) => title)
    .sort();
const found = (q: string) => search({ q, kind: null }, { offset: 0, limit: 10 }).total;

function subscriber(email: string) {
  const row = db
    .insert(newsletterSubscribers)
    .values({ email, unsubscribeToken: `token of ${email}` })
    .returning()
    .get();
  return row.unsubscribeToken;
}

const subscribers = () =>
  db
    .select()
    .from(newsletterSubscribers)
    .all()
    .map(({ email, isActive }) => `${email} ${isActive ? "reads" : "left"}`)
    .sort();

beforeAll(() => setOwner("kiran", PASSWORD));

describe("a restore of the running site", () => {
  test("brings letters, photographs, settings and the search back in one step", async () => {
    const picture = { width: 90, height: 60, channels: 3, background: "#d97706" } as const;
    await addPicture(await sharp({ create: picture }).jpeg().toBuffer(), { alt: "Orange" });
    const { id } = createPost({ title: "Houseboat", content: "x", publishedAt: new Date() });
    updateSettings({ siteName: "As it was" });
    const file = await backUp();
    const originals = readdirSync(join(env.DATA_DIR, "media/originals"));

    updatePost(id, { title: "Changed" });
    createPost({ title: "Zanskar", content: "x", publishedAt: new Date() });
    updateSettings({ siteName: "As it is" });
    for (const original of originals) rmSync(join(env.DATA_DIR, "media/originals", original));
    const before = contentVersion();
    await restoreInPlace(env.DATA_DIR, file, untried);

    expect(titles()).toEqual(["Houseboat"]);
    expect(getSettings().siteName).toBe("As it was");
    expect(site().siteName).toBe("As it was");
    expect(Number(contentVersion())).toBeGreaterThan(Number(before));
    expect([found("Houseboat"), found("Zanskar")]).toEqual([1, 0]);
    expect(readdirSync(join(env.DATA_DIR, "media/originals"))).toEqual(originals);
    expect(readdirSync(env.DATA_DIR).filter((name) => name.startsWith(".restoring"))).toEqual([]);
    expect(db.$client.pragma("foreign_key_check")).toEqual([]);
    expect(db.$client.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(db.$client.pragma("foreign_keys", { simple: true })).toBe(1);
  });

  test("signs nobody out, and leaves the account and what is kept of backups as they are", async () => {
    // Reading them makes the file, as a running site does.
    expect(env.SESSION_SECRETS).toHaveLength(1);
    const secrets = readFileSync(join(env.DATA_DIR, "secrets.json"), "utf8");
    const file = await backUp();
    const { id: userId } = db.select({ id: users.id }).from(users).get() ?? { id: "" };
    await setOwner("kiran", "another long password");
    const token = startSession(userId);
    updateSettings({ keepDaily: 3 });
    await restoreInPlace(env.DATA_DIR, file, untried);
    expect(isSession(token)).toBe(true);
    expect((await signIn("kiran", "another long password", "192.0.2.1")).ok).toBe(true);
    expect(readFileSync(join(env.DATA_DIR, "secrets.json"), "utf8")).toBe(secrets);
    expect(getSettings().keepDaily).toBe(3);
  });

  test("is refused where a page of what comes fails, and then nothing was changed", async () => {
    const file = await backUp();
    createPost({ title: "Written since the trial" });
    const fails = async () => {
      throw new Error("The site started on it answers /admin with 500.");
    };
    const before = await listBackups(env.DATA_DIR);
    await expect(restoreInPlace(env.DATA_DIR, file, fails)).rejects.toThrow(
      "cannot be shown: The site started on it answers /admin with 500. Nothing was changed.",
    );
    expect(titles()).toContain("Written since the trial");
    expect(await listBackups(env.DATA_DIR)).toEqual(before);
  });

  test("of a record that the tables refuse is refused in words, and nothing was changed", async () => {
    db.insert(travelPins).values({ name: "Odd", country: "India" }).run();
    db.$client.pragma("ignore_check_constraints = ON");
    db.$client.exec("update travel_pins set pin_type = 'elsewhere'");
    const file = await backUp();
    db.$client.pragma("ignore_check_constraints = OFF");
    db.delete(travelPins).run();
    await expect(restoreInPlace(env.DATA_DIR, file, untried)).rejects.toThrow(
      /a record that the site cannot have: CHECK constraint failed: .* Nothing was changed\.$/,
    );
    expect(db.select().from(travelPins).all()).toEqual([]);
  });

  test("keeps the site as it was at the last moment, and leads back to it", async () => {
    const file = await backUp();
    createPost({ title: "Written since" });
    await restoreInPlace(env.DATA_DIR, file, untried);
    expect(titles()).not.toContain("Written since");
    const former = wayBack(await listBackups(env.DATA_DIR));
    expect(wayBack(await listBackups(env.DATA_DIR), Date.now() + 25 * HOUR_MS)).toBe(null);
    await restoreInPlace(
      env.DATA_DIR,
      archiveFile(env.DATA_DIR, former?.name ?? "") ?? "",
      untried,
    );
    expect(titles()).toContain("Written since");
  });

  test("brings nobody back who left, and loses nobody who came", async () => {
    const [leaving, deleted] = ["asha@example.com", "binu@example.com"].map(subscriber);
    const file = await backUp();
    unsubscribe(leaving ?? "");
    deleteSubscription({ token: deleted ?? "" });
    subscriber("chandra@example.com");
    await restoreInPlace(env.DATA_DIR, file, untried);
    expect(subscribers()).toEqual(["asha@example.com left", "chandra@example.com reads"]);
  });

  test("on another machine brings the readers, but for who has left there", async () => {
    const file = await backUp();
    db.delete(newsletterSubscribers).run();
    subscriber("chandra@example.com");
    unsubscribe("token of chandra@example.com");
    subscriber("deepa@example.com");
    // Another owner, whom no session knows: it is another site's backup.
    db.delete(sessions).run();
    db.update(users).set({ id: crypto.randomUUID() }).run();
    await restoreInPlace(env.DATA_DIR, file, untried);
    expect(subscribers()).toEqual([
      "asha@example.com left",
      "chandra@example.com left",
      "deepa@example.com reads",
    ]);
  });

  test("sends no mail twice: what waited in the backup does not come, what was sent stays sent", async () => {
    const past = new Date(Date.now() - HOUR_MS);
    const future = new Date(Date.now() + HOUR_MS);
    const digest = { kind: "weekly", content: "x" } as const;
    const post = createPost({ title: "Told", content: "x", publishedAt: past });
    db.insert(newsletterSettings).values({ announceSince: past }).run();
    db.insert(newsletterIssues)
      .values([
        { ...digest, subject: "Under way", state: "sending", startedAt: past },
        { ...digest, subject: "Overdue", state: "scheduled", sendAt: past },
        { ...digest, subject: "Tomorrow's", state: "scheduled", sendAt: future },
        { ...digest, subject: "Sent since", state: "draft" },
        { kind: "post", postId: post.id, subject: "Told", state: "scheduled", sendAt: past },
      ])
      .run();
    mail("Waiting in the backup");
    const file = await backUp();

    db.delete(outgoingMails).run();
    mail("Waiting now");
    db.update(newsletterIssues)
      .set({ state: "sent" })
      .where(eq(newsletterIssues.subject, "Sent since"))
      .run();
    const isOther = ne(newsletterIssues.subject, "Sent since");
    db.delete(newsletterIssues).where(isOther).run();
    await restoreInPlace(env.DATA_DIR, file, untried);

    const states = db.select().from(newsletterIssues).orderBy(newsletterIssues.subject).all();
    expect(states.map(({ subject, state }) => `${subject}: ${state}`)).toEqual([
      "Overdue: draft",
      "Sent since: sent",
      "Tomorrow's: scheduled",
      "Under way: paused",
    ]);
    expect(db.select().from(outgoingMails).all()).toMatchObject([{ subject: "Waiting now" }]);
    const { announceSince } = db.select().from(newsletterSettings).get() ?? {};
    expect(announceSince?.getTime()).toBeGreaterThan(past.getTime());
  });

  test("treats what points to something that is not there as if that was deleted", async () => {
    const file = await backUp();
    const { id } = createPost({ title: "Only now", content: "x" });
    db.insert(newsletterIssues)
      .values({ kind: "post", postId: id, subject: "Only now", state: "sent" })
      .run();
    await restoreInPlace(env.DATA_DIR, file, untried);
    const issue = db
      .select()
      .from(newsletterIssues)
      .where(eq(newsletterIssues.subject, "Only now"))
      .get();
    expect(issue?.postId).toBe(null);
    expect(db.$client.pragma("foreign_key_check")).toEqual([]);
  });

  test("of an archive that is cut changes nothing and leaves nothing", async () => {
    const file = await backUp();
    const cut = join(env.DATA_DIR, "backups", ".uploaded");
    writeFileSync(cut, readFileSync(file).subarray(0, 20_000));
    const before = [contentVersion(), titles()];
    await expect(restoreInPlace(env.DATA_DIR, cut, untried)).rejects.toThrow(/is damaged/);
    expect([contentVersion(), titles()]).toEqual(before);
    expect(readdirSync(env.DATA_DIR).filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("that fails in the middle leaves the former site", async () => {
    const file = await backUp();
    createPost({ title: "Not to be lost" });
    const before = [contentVersion(), titles()];
    // The last step of all.
    const state = db.$client.prepare("select fingerprint from search_state").pluck().get();
    db.$client.exec(
      "create trigger fails before insert on search_items begin select raise(abort, 'pulled'); end",
    );
    await expect(restoreInPlace(env.DATA_DIR, file, untried)).rejects.toThrow("pulled");
    db.$client.exec("drop trigger fails");
    expect([contentVersion(), titles()]).toEqual(before);
    expect(db.$client.prepare("select fingerprint from search_state").pluck().get()).toBe(state);
    createPost({ title: "It goes on" });
  });
});

test("each table stays or comes, and nobody has forgotten one", () => {
  expect(replacedTables(db.$client).sort()).toEqual(
    [
      "blog_posts",
      "contact_answers",
      "contact_messages",
      "demo_records",
      "destination_posts",
      "destinations",
      "drafts",
      "faq_questions",
      "former_slugs",
      "gallery_collections",
      "gallery_media",
      "home_page_content",
      "moments",
      "moves",
      "pages",
      "pictures",
      "related_posts",
      "saved_replies",
      "travel_pins",
      "versions",
    ].sort(),
  );
  const tables = db.$client.prepare("select name from sqlite_master where type = 'table'").pluck();
  expect(tables.all()).toEqual(expect.arrayContaining(KEPT_TABLES));
});

function mail(subject: string) {
  db.insert(outgoingMails)
    .values({
      messageId: `<${subject}@example.com>`,
      recipient: "asha@example.com",
      subject,
      text: "x",
      dueAt: new Date(),
    })
    .run();
}
