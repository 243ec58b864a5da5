import type { SQL } from "drizzle-orm";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { SelectedFields, SQLiteColumn } from "drizzle-orm/sqlite-core";
import { db } from "~db/client.server";
import { countRows } from "./count-rows.server";
import { pageOf } from "./list-page";

type Source<Columns> = {
  columns: Columns;
  table: Parameters<typeof countRows>[0];
  where: SQL | undefined;
  order: (SQLiteColumn | SQL)[];
};

/** A page of the matching rows, `size` on each; `null` beyond the last. */
export function pageOfRows<Columns extends SelectedFields>(
  page: number,
  size: number,
  { columns, table, where, order }: Source<Columns>,
) {
  return pageOf(page, size, {
    count: () => countRows(table, where),
    read(limit, offset) {
      const rows = db
        .select(columns as SelectedFields)
        .from(table)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
        .all();
      return rows as SelectResultFields<Columns>[];
    },
  });
}
