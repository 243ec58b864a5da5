import { and, isNull, lt, or } from "drizzle-orm";
import { getNewsletterSettings } from "~/models/mail/newsletter-settings.server";
import { monotonicNow } from "~/utils/monotonic-clock";
import { db } from "~db/client.server";
import { contactMessages } from "~db/schema/messages";

/** Forgets messages, with their answers, once they and the last answer are as old as the settings say. */
export function deleteOldMessages() {
  const { messageMonths } = getNewsletterSettings();
  if (messageMonths === 0) return;
  const { createdAt, answeredAt } = contactMessages;
  const end = monthsBefore(new Date(monotonicNow()), messageMonths);
  const isQuiet = or(isNull(answeredAt), lt(answeredAt, end));
  db.delete(contactMessages)
    .where(and(lt(createdAt, end), isQuiet))
    .run();
}

/** The same day of an earlier month, or that month's last. */
function monthsBefore(date: Date, months: number) {
  const earlier = new Date(date);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0));
  earlier.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return earlier;
}
