import { and, eq, like, sql } from "drizzle-orm";
import { kinds, usingKinds } from "~/kinds";
import { withAddress } from "~/models/pictures/picture";
import { db } from "~db/client.server";
import { versions } from "~db/schema/versions";
import { picturesIn } from "~db/triggers";

/**
 * Makes everything that points to a picture point to another address. Each record that changes is a version newer,
 * so that a form that is open meanwhile does not bring the old address back.
 */
export function pointElsewhere(id: string, address: string) {
  for (const kind of usingKinds) {
    for (const column of picturesIn[kind]) rewrite(kinds[kind].table, column, id, address);
  }
  rewriteVersions(id, address);
}

/** In a text as in a column of JSON: an address has no character that JSON writes otherwise. */
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

/** What is restored later has the picture that took the place, too. */
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
