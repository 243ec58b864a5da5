import type { VisitorForm } from "~/device/queue/queue-entry";
import { useStatus } from "~/offline/status";

/** Says below a form that its post waits for a network. */
export function WaitingNote({ kind }: { kind: VisitorForm }) {
  const { waiting } = useStatus();
  if (!waiting.includes(kind)) return null;
  return (
    <p role="status" className="mt-4 border-l-2 border-accent pl-4 text-base font-medium">
      Kept here. It will be sent when you are online again.
    </p>
  );
}
