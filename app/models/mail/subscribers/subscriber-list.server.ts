import { and, desc, eq, gt, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { keysetList } from "~/models/base/lists/keyset.server";
import { PAGE_ITEMS, viewPage } from "~/models/base/lists/list-page";
import { containsSearch } from "~/models/base/lists/list-text.server";
import { pageOfRows } from "~/models/base/lists/page-of-rows.server";
import { yieldToLoop } from "~/utils/async/yield-to-loop.server";
import { pick } from "~/utils/pick";
import { csvLine } from "~/utils/words/csv";
import { dayStart, siteDay } from "~/utils/words/dates";
import { newsletterSubscribers as table } from "~db/schema/subscribers";
import { type SubscriberState, subscriberState } from "./subscriber";
import type { SubscriberFilters } from "./subscriber-query";

const PIECE_ROWS = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

const listed = pick(
  table,
  "id",
  "email",
  "isActive",
  "subscribedAt",
  "endedAt",
  "cadence",
  "pausedUntil",
  "source",
  "consent",
  "stopReason",
);

type Listed = Pick<typeof table.$inferSelect, keyof typeof listed>;

/** The condition for rows of which `subscriberState` gives this state. */
function isInState(state: SubscriberState): SQL | undefined {
  const { isActive, endedAt, stopReason, pausedUntil } = table;
  const active = eq(isActive, true);
  const gone = and(eq(isActive, false), isNotNull(endedAt));
  const today = siteDay(new Date());
  switch (state) {
    case "subscribed":
      return and(active, or(isNull(pausedUntil), lte(pausedUntil, today)));
    case "paused":
      return and(active, gt(pausedUntil, today));
    case "waiting":
      return and(eq(isActive, false), isNull(endedAt));
    case "left":
      return and(gone, isNull(stopReason));
    case "stopped":
      return and(gone, isNotNull(stopReason));
  }
}

function matching(search: string, { state, cadence, source, from, until }: SubscriberFilters) {
  return and(
    containsSearch(search, { texts: [table.email] }),
    state ? isInState(state) : undefined,
    cadence ? eq(table.cadence, cadence) : undefined,
    source ? eq(table.source, source) : undefined,
    from ? gte(table.subscribedAt, dayStart(from)) : undefined,
    until ? lt(table.subscribedAt, new Date(dayStart(until).getTime() + DAY_MS)) : undefined,
  );
}

/** One page of the subscribers whose address holds the search, newest first; `null` beyond the last. */
export function pageOfSubscribers(search: string, page: number, filters: SubscriberFilters) {
  const which = matching(search, filters);
  const found = pageOfRows(page, PAGE_ITEMS.rows, {
    columns: listed,
    table: table,
    where: which,
    order: [desc(table.subscribedAt), desc(sql`newsletter_subscribers.rowid`)],
  });
  return (
    found && viewPage(found, (rows) => rows.map((row) => ({ ...row, state: subscriberState(row) })))
  );
}

/** The subscribers whose address holds the search, as comma-separated values, a piece at a time. */
export async function* subscriberCsv(search: string, filters: SubscriberFilters) {
  yield csvLine(CSV_HEADERS);
  const list = keysetList<Listed>({
    columns: listed,
    table,
    where: matching(search, filters),
    order: { way: "desc", by: [table.subscribedAt, sql`newsletter_subscribers.rowid`] },
  });
  let entries = list(null, PIECE_ROWS);
  while (entries.length > 0) {
    yield entries.map(({ item }) => csvLine(csvCells(item))).join("");
    await yieldToLoop();
    entries = list(entries.at(-1)?.key ?? null, PIECE_ROWS);
  }
}

const CSV_HEADERS = [
  "email",
  "state",
  "how_often",
  "no_mail_until",
  "source",
  "consent",
  "since",
  "ended",
  "reason",
];

function csvCells(row: Listed) {
  return [
    row.email,
    subscriberState(row),
    row.cadence,
    row.pausedUntil,
    row.source,
    row.consent,
    row.subscribedAt.toISOString(),
    row.endedAt?.toISOString() ?? null,
    row.stopReason,
  ];
}
