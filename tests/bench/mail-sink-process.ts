import { startMailSink } from "../support/mail/mail-sink";

/**
 * The mail server of the bench in a process of its own, which tells its parent where it listens and, as it goes, how
 * many mails it has: the client that measures the pages must not share a process with it.
 */
export type Told = { url: string } | { count: number; recipients: number; at: number };

const EACH = 100;

function tell(told: Told) {
  process.send?.(told);
}

const recipients = new Set<string>();
const sink = await startMailSink((count) => {
  recipients.add(sink.received[count - 1]?.recipient ?? "");
  if (count % EACH === 0) tell({ count, recipients: recipients.size, at: performance.now() });
});
process.on("disconnect", () => process.exit(0));
tell({ url: sink.url });
