import { inArray } from "drizzle-orm";
import type { Cadence } from "~/models/records/vocabulary";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { newsletterSubscribers as table } from "~db/schema/subscribers";
import { subscriberState } from "./subscriber";
import { takeIn } from "./subscriber-desk.server";
import { type Intake, type IntakeCounts, intakeOf } from "./subscriber-intake";

function counted(intakes: Intake[]): IntakeCounts {
  const counts = { subscribed: 0, asked: 0, known: 0, left: 0, stopped: 0 };
  for (const intake of intakes) counts[intake] += 1;
  return counts;
}

/** What an import would come to; nothing is written. */
export function foreseeImport(emails: string[], consent: string | null) {
  const columns = pick(table, "email", "isActive", "endedAt", "pausedUntil", "stopReason");
  const rows = db.select(columns).from(table).where(inArray(table.email, emails)).all();
  const states = new Map(rows.map((row) => [row.email, subscriberState(row)]));
  return counted(emails.map((email) => intakeOf(states.get(email), consent !== null)));
}

/** Takes the addresses in, all or none. */
export function importSubscribers(
  emails: string[],
  { cadence, consent }: { cadence: Cadence; consent: string | null },
) {
  return transact(() => counted(takeIn(emails, { cadence, consent, source: "import" })));
}
