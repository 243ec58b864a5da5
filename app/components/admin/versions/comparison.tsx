import type { FieldChange, ShownPart } from "~/models/find/versions/version-comparison.server";
import { DiffText } from "./diff-text";

/** What a record says now beside what a version of it said, field by field. */
export function Comparison({ changes }: { changes: FieldChange[] }) {
  if (changes.length === 0) {
    return <p className="mt-5 text-muted">What stands there now says just the same.</p>;
  }
  return (
    <>
      <p className="mt-5 max-w-measure text-sm text-muted">
        What was <DiffText inline parts={[{ kind: "added", text: "added since" }]} /> is underlined;
        what <DiffText inline parts={[{ kind: "removed", text: "only this version" }]} /> says is
        struck through, and comes back when you restore it.
      </p>
      {changes.map((change) => (
        <Change key={change.name} change={change} />
      ))}
    </>
  );
}

const SPACES = "Only spaces and line breaks differ.";

/** White space makes a text another one, and no mark. */
function isMarked(parts: ShownPart[] | null): parts is ShownPart[] {
  return parts?.some(({ kind }) => kind === "added" || kind === "removed") ?? false;
}

function Change({ change: { label, readable, source } }: { change: FieldChange }) {
  return (
    <section className="mt-5 rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 className="font-sans text-sm font-semibold text-muted">{label}</h3>
      {isMarked(readable) ? (
        <div className="mt-2 max-w-measure">
          <DiffText parts={readable} />
        </div>
      ) : (
        <p className="mt-2">
          {isMarked(source) ? "The words are the same; tags, links or pictures differ." : SPACES}
        </p>
      )}
      {source && (
        <details className="mt-3" open={!isMarked(readable) && isMarked(source)}>
          <summary className="min-h-touch cursor-pointer content-center text-sm font-medium text-accent">
            Compare the HTML
          </summary>
          <div className="mt-1 font-mono text-sm">
            <DiffText parts={source} />
          </div>
        </details>
      )}
    </section>
  );
}
