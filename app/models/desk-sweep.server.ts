import { and, eq, notInArray } from "drizzle-orm";
import { db, writeIfFree, writeUnseen } from "~db/client.server";
import { bin, blogPosts, destinations, versions } from "~db/schema";
import { forgetEndedPreviews } from "./preview-link.server";

const HOUR_MS = 60 * 60 * 1000;

const records = [
  { kind: "post", table: blogPosts },
  { kind: "destination", table: destinations },
] as const;

/** Forgets what nobody can come back to: ended links, and versions of records that are gone from the bin too. */
export function sweepDesk() {
  writeUnseen(() => {
    forgetEndedPreviews();
    for (const { kind, table } of records) {
      const isThere = db.select({ id: table.id }).from(table);
      const inBin = db.select({ id: bin.recordId }).from(bin).where(eq(bin.kind, kind));
      const { recordId } = versions;
      const isGone = and(notInArray(recordId, isThere), notInArray(recordId, inBin));
      db.delete(versions)
        .where(and(eq(versions.kind, kind), isGone))
        .run();
    }
  });
}

/** Sweeps now and every hour, for as long as the process runs. */
export function keepDeskSwept() {
  const attempt = () => writeIfFree(sweepDesk);
  attempt();
  setInterval(attempt, HOUR_MS).unref();
}
