import { and, eq, like, sql } from "drizzle-orm";
import { kinds, usingKinds } from "~/kinds";
import { withAddress } from "~/models/pictures/picture";
import { db } from "~db/client.server";
import { versions } from "~db/schema/versions";
import { picturesIn } from "~db/triggers";

/**
 * Replaces a picture's address by another one wherever it is used. It raises the version of each record, so that a form
 * which is open meanwhile cannot bring the old address back.
 */
export function pointElsewhere(id: string, address: string) {
  for (const kind of usingKinds) {
    for (const column of picturesIn[kind]) rewrite(kinds[kind].table, column, id, address);
  }
  rewriteVersions(id, address);
}

/** A plain replacement works in texts and in JSON columns: an address has no character that JSON escapes. */
function rewrite(table: string, column: string, id: string, address: string) {
  const [holder, name] = [sql.identifier(table), sql.identifier(column)];
  const rows = db.all<{ id: string; text: string }>(
    sql`select id, ${name} as text from ${holder} where ${name} like ${`%/media/${id}-%`}`,
  );
  for (const row of rows) {
    const text = withAddress(row.text, id, address);
    db.run(sql`update ${holder} set ${name} = ${text}, version = version + 1 where id = ${row.id}`);
  }
}

/** A version that is restored later then shows the new picture, too. */
function rewriteVersions(id: string, address: string) {
  const { kind, recordId, number, values } = versions;
  const rows = db
    .select({ kind, recordId, number, values })
    .from(versions)
    .where(like(values, `%/media/${id}-%`))
    .all();
  for (const row of rows) {
    const one = [eq(kind, row.kind), eq(recordId, row.recordId), eq(number, row.number)];
    const set = { values: withAddress(row.values, id, address) };
    db.update(versions)
      .set(set)
      .where(and(...one))
      .run();
  }
}
