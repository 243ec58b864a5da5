import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { cadences, subscriberSources } from "~/vocabulary";
import { instant, uuid } from "../columns";

export const newsletterSubscribers = sqliteTable(
  "newsletter_subscribers",
  {
    id: uuid(),
    email: text().notNull().unique(),
    isActive: integer({ mode: "boolean" }).notNull().default(true),
    /** The secret part of this subscriber's unsubscribe link. */
    unsubscribeToken: text().notNull().unique(),
    /** Since when the subscription runs or ran, or when one that waits was asked for; a break within a day is none. */
    subscribedAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
    /** When the subscriber left; empty for one who has not, and for one who never confirmed. */
    endedAt: instant(),
    /** The secret part of the link that confirms the address. */
    confirmToken: text().unique(),
    confirmUntil: instant(),
    /** When someone at the form last had a mail sent to the address. */
    mailedAt: instant(),
    /** When the address last came in at the form: written each time, so that a known one takes as long as a new one. */
    askedAt: instant(),
    /** How often the subscriber wants mail. */
    cadence: text({ enum: cadences }).notNull().default("weekly"),
    /** The first calendar day on which mail may go out again, `YYYY-MM-DD`; empty without a pause. */
    pausedUntil: text(),
    source: text({ enum: subscriberSources }).notNull().default("form"),
    /** What the owner stated of the consent of an address that she put in. */
    consent: text(),
    /** How many mails in a row came back for the time being. */
    softBounces: integer().notNull().default(0),
    /** The mail server's words for which the address was stopped; one that was stopped has ended as well. */
    stopReason: text(),
  },
  (t) => [
    index("newsletter_subscribers_active").on(t.isActive, t.cadence),
    index("newsletter_subscribers_counted").on(t.subscribedAt, t.isActive, t.endedAt),
  ],
);
