import { countedInWords } from "~/components/ui/in-words";
import type { ShownPart } from "~/models/find/versions/version-comparison.server";

const looks = {
  // The words before it are for those who see neither line nor colour.
  added:
    "mx-0.5 rounded-xs bg-success/15 underline decoration-success decoration-2 underline-offset-4 before:sr-only before:content-['added:_']",
  removed:
    "mx-0.5 rounded-xs bg-danger/10 line-through decoration-danger before:sr-only before:content-['taken_away:_']",
};

type Props = { parts: ShownPart[] /** Whether it stands within a sentence. */; inline?: boolean };

/** A text in which what was added is underlined and what was taken away is struck through. */
export function DiffText({ parts, inline = false }: Props) {
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
