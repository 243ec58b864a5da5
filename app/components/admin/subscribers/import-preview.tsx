import { countedInWords } from "~/components/ui/in-words";
import {
  type BadLine,
  type IntakeCounts,
  sumUp,
} from "~/models/mail/subscribers/subscriber-intake";

/** What is known of a list that was not taken in yet. */
export type ImportReply = { bad: BadLine[]; badCount: number; counts: IntakeCounts | null };

/** What the list would come to, and its lines that are wrong, each with the reason. */
export function ImportPreview({ bad, badCount, counts }: ImportReply) {
  return (
    <div role="status" className="grid gap-3 rounded-control border border-edge p-3 empty:hidden">
      {counts && (
        <p>
          <span className="font-medium">It would come to:</span> {sumUp(counts)}
        </p>
      )}
      {badCount > 0 && (
        <div className="text-danger">
          <p className="font-medium">{countedInWords(badCount, "line")} cannot be taken in:</p>
          <ul className="mt-1 grid gap-1 text-sm">
            {bad.map(({ line, text, reason }) => (
              <li key={`${line} ${text}`} className="wrap-anywhere">
                <span className="font-medium">
                  Line {line}, “{text}”:
                </span>{" "}
                {reason}
              </li>
            ))}
          </ul>
          {badCount > bad.length && (
            <p className="mt-1 text-sm">And {badCount - bad.length} more.</p>
          )}
        </div>
      )}
    </div>
  );
}
