import { inArray } from "drizzle-orm";
import { pick } from "~/utils/pick";
import type { Cadence } from "~/vocabulary";
import { db, transact } from "~db/client.server";
import { newsletterSubscribers as table } from "~db/schema/subscribers";
import type { ImportList } from "./import-list.server";
import { newAddress } from "./newsletter.server";
import { subscriberState } from "./subscriber";
import { addSubscribers } from "./subscriber-admin.server";
import { type IntakeCounts, intakeOf } from "./subscriber-intake";

/** The reason stored with an address that the imported list marks as stopped. */
const STOPPED_ELSEWHERE = "Stopped where the imported list came from.";

/**
 * The counts of an import. Addresses that left or were stopped here stay so; ones that subscribed here stay, even if
 * the list says that they left.
 */
function countsOf({ emails, gone, unconfirmed }: ImportList, consent: string | null) {
  const all = [...emails, ...gone.map(({ email }) => email)];
  const columns = pick(table, "email", "isActive", "endedAt", "pausedUntil", "stopReason");
  const rows = db.select(columns).from(table).where(inArray(table.email, all)).all();
  const states = new Map(rows.map((row) => [row.email, subscriberState(row)]));
  const counts: IntakeCounts = {
    subscribed: 0,
    asked: 0,
    known: 0,
    left: 0,
    stopped: 0,
    unconfirmed,
  };
  for (const email of emails) counts[intakeOf(states.get(email), consent !== null)] += 1;
  for (const { email, how } of gone) {
    const intake = intakeOf(states.get(email), true);
    counts[intake === "subscribed" ? how : intake] += 1;
  }
  return counts;
}

/** What an import would come to; nothing is written. */
export function previewImport(list: ImportList, consent: string | null) {
  return countsOf(list, consent);
}

/** Takes the addresses in, all or none. */
export function importSubscribers(
  list: ImportList,
  { cadence, consent }: { cadence: Cadence; consent: string | null },
) {
  return transact(() => {
    const counts = countsOf(list, consent);
    addSubscribers(list.emails, { cadence, consent, source: "import" });
    for (const { email, how } of list.gone) refuseAddress(email, how);
    return counts;
  });
}

/** Stores a new address as one that gets no mail, so that no later list subscribes it. */
function refuseAddress(email: string, how: "left" | "stopped") {
  const gone = {
    ...newAddress(email),
    endedAt: new Date(),
    confirmUntil: null,
    stopReason: how === "stopped" ? STOPPED_ELSEWHERE : null,
    source: "import" as const,
  };
  db.insert(table).values(gone).onConflictDoNothing().run();
}
