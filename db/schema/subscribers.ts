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
    /**
     * When the subscription began, or was asked for if it is not confirmed. Leaving and coming back within a day does
     * not change it.
     */
    subscribedAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
    /** When the subscriber left; empty for others, and for addresses that never confirmed. */
    endedAt: instant(),
    /** The secret part of the link that confirms the address. */
    confirmToken: text().unique(),
    confirmUntil: instant(),
    /** When the last mail was caused by the form. */
    mailedAt: instant(),
    /**
     * When the address was last entered at the form. Written each time, so that a known address takes as long as a new
     * one.
     */
    askedAt: instant(),
    cadence: text({ enum: cadences }).notNull().default("weekly"),
    /** The first calendar day on which mail is sent again, `YYYY-MM-DD`; empty without a pause. */
    pausedUntil: text(),
    source: text({ enum: subscriberSources }).notNull().default("form"),
    /** How the owner says that the address has consented, if she entered it. */
    consent: text(),
    /** How many mails in a row bounced temporarily. */
    softBounces: integer().notNull().default(0),
    /** The reason why the address was stopped, mostly the mail server's response; `endedAt` is set as well. */
    stopReason: text(),
  },
  (t) => [
    index("newsletter_subscribers_active").on(t.isActive, t.cadence),
    index("newsletter_subscribers_counted").on(t.subscribedAt, t.isActive, t.endedAt),
  ],
);
