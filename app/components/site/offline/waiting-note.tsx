import { useStatus } from "~/offline/status";
import type { PostKind } from "~/worker/outbox-rules";

/** Says under a form that what was sent from it waits for a network. */
export function WaitingNote({ kind }: { kind: PostKind }) {
  const { waiting } = useStatus();
  if (!waiting.includes(kind)) return null;
  return (
    <p role="status" className="mt-4 border-l-2 border-accent pl-4 text-base font-medium">
      Kept here. It will be sent when you are online again.
    </p>
  );
}
