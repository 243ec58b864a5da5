import { countedInWords } from "~/components/ui/in-words";
import type { FieldChange, ShownPart } from "~/models/find/versions/version-comparison.server";

/** A version compared with the present record, field by field. */
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

/** Whether any visible text differs; a difference in white space alone leaves no mark. */
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

const looks = {
  // The words before it are for people who see neither underline nor colour.
  added:
    "mx-0.5 rounded-xs bg-success/15 underline decoration-success decoration-2 underline-offset-4 before:sr-only before:content-['added:_']",
  removed:
    "mx-0.5 rounded-xs bg-danger/10 line-through decoration-danger before:sr-only before:content-['taken_away:_']",
};

type Props = { parts: ShownPart[] /** For use within a sentence. */; inline?: boolean };

/** A text with additions underlined and deletions struck through. */
function DiffText({ parts, inline = false }: Props) {
  // The list never changes its order.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
  const shown = parts.map((part, index) => <Part key={index} part={part} />);
  return inline ? (
    shown
  ) : (
    <div dir="auto" className="wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
      {shown}
    </div>
  );
}

function Part({ part }: { part: ShownPart }) {
  switch (part.kind) {
    case "added":
      return <ins className={looks.added}>{part.text}</ins>;
    case "removed":
      return <del className={looks.removed}>{part.text}</del>;
    case "left-out":
      return (
        <span className="my-2 block text-center font-sans text-sm text-muted">
          … {countedInWords(part.words, "word")} unchanged …
        </span>
      );
    default:
      return part.text;
  }
}
