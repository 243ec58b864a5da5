import type Database from "better-sqlite3";

/**
 * The version of what anyone may read: a number in the database, which triggers raise, so that all processes
 * on one file agree about it, whoever wrote and by whatever means.
 */
export function watchContentVersion(client: Database.Database) {
  const readCommits = client
    .prepare("select total_changes() || '-' || data_version from pragma_data_version")
    .pluck();
  const readNumber = client.prepare("select cast(number as text) from content_version").pluck();
  const raiseNumber = client.prepare("update content_version set number = number + 1");
  let commits = "";
  let number = "";

  /** Reads the row only when something was committed since it was read last. */
  function current() {
    const now = readCommits.get() as string;
    if (now === commits) return number;
    const read = readNumber.get() as string;
    // What is not committed may still be undone.
    if (client.inTransaction) return read;
    number = read;
    commits = now;
    return number;
  }

  function raise() {
    raiseNumber.run();
  }

  /** What `make` reads of the content, made anew only after the content has changed; one answer is kept. */
  function keep<Answer>(make: () => Answer): () => Answer {
    let kept: { version: string; answer: Answer } | null = null;
    return () => {
      const version = current();
      // What is not committed has a number that may come once more, for something else.
      if (client.inTransaction) return make();
      if (kept?.version !== version) kept = { version, answer: make() };
      return kept.answer;
    };
  }

  return { current, raise, keep };
}
