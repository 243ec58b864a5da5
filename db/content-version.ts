import type Database from "better-sqlite3";

/**
 * The version of everything that anyone may read: a number in the database that triggers raise. So all processes on one
 * file agree about it, whichever program wrote.
 */
export function watchContentVersion(client: Database.Database) {
  const readCommits = client
    .prepare("select total_changes() || '-' || data_version from pragma_data_version")
    .pluck();
  const readNumber = client.prepare("select cast(number as text) from content_version").pluck();
  const raiseNumber = client.prepare("update content_version set number = number + 1");
  let commits = "";
  let number = "";

  /** The version; reads its row only after a commit. */
  function current() {
    const now = readCommits.get() as string;
    if (now === commits) return number;
    const read = readNumber.get() as string;
    // Uncommitted changes may be rolled back, so this version is not remembered.
    if (client.inTransaction) return read;
    number = read;
    commits = now;
    return number;
  }

  function raise() {
    raiseNumber.run();
  }

  /** Returns a function that caches the one answer of `make` until the content changes. */
  function keep<Answer>(make: () => Answer): () => Answer {
    let kept: { version: string; answer: Answer } | null = null;
    return () => {
      const version = current();
      // After a rollback the same version may come again with other content, so nothing is cached in a transaction.
      if (client.inTransaction) return make();
      if (kept?.version !== version) kept = { version, answer: make() };
      return kept.answer;
    };
  }

  return { current, raise, keep };
}
