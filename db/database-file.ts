import { type Stats, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type Database from "better-sqlite3";
import { desc } from "drizzle-orm";
import { drizzle } from "drizzle-orm/better-sqlite3";
import {
  DAMAGED,
  DISK_FULL,
  fileProblem,
  isDamage,
  isStorageFailure,
} from "~/utils/files/storage-failure.server";
import { logError } from "~/utils/log-failure.server";
import { readDatabase } from "./read-database";
import { homePageContent } from "./schema/home-page";
import { blogPosts } from "./schema/posts";

const EXCHANGED = "the database file was exchanged or removed while the site runs";
const ADVICE =
  "Nothing is written any more: stop the site, put the database right, start it again.";
const WRITABLE_AGAIN = "The database can be written to again.";

/** The room that a change of the site needs: with less than this a letter can no longer be saved. */
const LEAST_ROOM_BYTES = 1_000_000;

type Look = { database: Stats | undefined; log: Stats | undefined };

/** A file that gives no answer counts as gone: nobody could know where a write goes. */
function statsOf(path: string) {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

function lookAt(file: string): Look {
  return { database: statsOf(file), log: statsOf(`${file}-wal`) };
}

function isSameFile(one: Stats | undefined, other: Stats | undefined) {
  return one?.ino === other?.ino && one?.dev === other?.dev;
}

function isUnchanged(one: Stats | undefined, other: Stats | undefined) {
  return one?.size === other?.size && one?.mtimeMs === other?.mtimeMs;
}

/** How long a look may wait for another process. */
const LOOK_WAIT_MS = 50;

/**
 * Reads what the home page reads, through a connection of its own, so that nothing that this process
 * keeps in memory can stand in for the file. Gives the file's `user_version`; throws when it cannot.
 */
function readAfresh(client: Database.Database) {
  const db = drizzle({ client, casing: "snake_case" });
  db.select().from(homePageContent).all();
  db.select().from(blogPosts).orderBy(desc(blogPosts.publishedAt)).limit(3).all();
  return client.pragma("user_version", { simple: true }) as number;
}

/** Throws when a page of the file is missing or broken. */
function readWhole(client: Database.Database) {
  const verdict = client.pragma("quick_check(1)", { simple: true });
  if (verdict !== "ok") throw Object.assign(new Error(String(verdict)), { code: "SQLITE_CORRUPT" });
}

/** Raises the number in a transaction: of two processes that check at once, neither may undo the other's. */
function raiseUserVersion(client: Database.Database) {
  const raise = client.transaction(() => {
    const before = client.pragma("user_version", { simple: true }) as number;
    const beat = (before + 1) % 2 ** 31;
    client.pragma(`user_version = ${beat}`);
    return beat;
  });
  return raise.immediate();
}

/**
 * Watches that the database on the disk is the one that `client` has open: SQLite goes on with a file
 * that was removed, and what it writes there is lost. The file is only looked at and never opened by
 * other means than SQLite, for closing it would take away this process's locks.
 */
export class DatabaseFile {
  private readonly opened: Look;
  private last: Look;
  /** Why nothing may be written, in words. */
  private problem: string | null = null;
  private damage: string | null = null;

  constructor(
    private readonly client: Database.Database,
    private readonly file: string,
  ) {
    // The first read creates the log beside it.
    readDatabase(file, readAfresh, LOOK_WAIT_MS);
    this.opened = lookAt(file);
    this.last = this.opened;
  }

  /** What is wrong with the file, or `null`. While something is, the connection refuses to write. */
  currentProblem() {
    if (!this.client.open) return this.problem;
    const now = lookAt(this.file);
    const isOurs =
      isSameFile(now.database, this.opened.database) && isSameFile(now.log, this.opened.log);
    if (isOurs) this.readIfChanged(now);
    this.setProblem(isOurs ? this.damage : EXCHANGED);
    return this.problem;
  }

  /** Writes to the file and reads that back from the disk; throws, in words, when one of them fails. */
  verify() {
    const found = this.currentProblem();
    if (found !== null) throw fileProblem(found);
    // On a full disk one number may still find room in the log, where a letter finds none.
    const { bavail, bsize } = statfsSync(dirname(this.file));
    if (bavail * bsize < LEAST_ROOM_BYTES) throw fileProblem(DISK_FULL);
    const beat = raiseUserVersion(this.client);
    if (readDatabase(this.file, readAfresh, LOOK_WAIT_MS) < beat) throw fileProblem(EXCHANGED);
  }

  /** Reads the file again when it has changed; a damaged one stays so until the site is started again. */
  private readIfChanged(now: Look) {
    if (this.damage !== null || isUnchanged(now.database, this.last.database)) return;
    const isShorter = (now.database?.size ?? 0) < (this.last.database?.size ?? 0);
    try {
      if (isShorter) readDatabase(this.file, readWhole, LOOK_WAIT_MS);
      readDatabase(this.file, readAfresh, LOOK_WAIT_MS);
      this.last = now;
    } catch (error) {
      // An error such as too few file handles says nothing about the file: the next look reads it again.
      if (isStorageFailure(error) && !isDamage(error)) return;
      // A missing table is damage too: the file is then another database.
      this.damage = DAMAGED;
    }
  }

  private setProblem(found: string | null) {
    if (found === this.problem) return;
    this.problem = found;
    this.client.pragma(`query_only = ${found === null ? "OFF" : "ON"}`);
    logError("database", found === null ? WRITABLE_AGAIN : `${found}. ${ADVICE}`);
  }
}
