import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { countRows } from "~/models/base/lists/count-rows.server";
import { email } from "~/models/base/records/email-schema.server";
import { LIMITS } from "~/models/base/records/limits";
import { day, flag, instantText, oneOfThe, text } from "~/models/base/records/value-schemas";
import { newAddress } from "~/models/mail/subscribers/newsletter.server";
import { pick } from "~/utils/pick";
import { cadences, subscriberSources } from "~/vocabulary";
import { db } from "~db/client.server";
import { newsletterSubscribers as table } from "~db/schema/subscribers";
import { countAdded, isLeft } from "../import/importing.server";
import { readList } from "../import/read-source.server";
import { orNothing, type TopFile } from "../top-file";

const subscriber = z.object({
  email: email(),
  isActive: flag("Active"),
  cadence: oneOfThe("Cadence", cadences),
  subscribedAt: instantText("Subscribed"),
  endedAt: instantText("Ended").nullish(),
  pausedUntil: day("Paused until").nullish(),
  source: oneOfThe("Source", subscriberSources),
  consent: text("Consent", LIMITS.text).nullish(),
  stopReason: text("Reason", LIMITS.text).nullish(),
});

const columns = pick(table, ...subscriber.keyof().options);

/** Other people's addresses: only on demand, and without the secrets of their links, which each site makes. */
export const subscribersFile: TopFile = {
  path: "subscribers.json",
  read({ withSubscribers }) {
    if (!withSubscribers) return null;
    const rows = db
      .select(columns)
      .from(table)
      // Unconfirmed addresses are no subscribers.
      .where(sql`${table.isActive} or ${table.endedAt} is not null`)
      .orderBy(asc(table.email))
      .all();
    return orNothing(rows);
  },
  /** Known subscribers stay as they are. */
  add(importing, path) {
    for (const { data, json } of readList(importing, path, subscriber)) {
      const address = newAddress(data.email);
      const isThere = countRows(table, eq(table.email, address.email)) > 0;
      if (isLeft(importing, json, `subscriber ${data.email}`, isThere)) continue;
      db.insert(table)
        .values({ ...data, ...address, isActive: data.isActive, confirmUntil: null })
        .run();
      countAdded(importing, "subscribers");
    }
  },
};
