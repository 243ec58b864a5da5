import { type FormEvent, useEffect, useRef } from "react";
import { setField } from "~/components/admin/fields/set-field";
import { type Field, NumberField } from "~/components/admin/forms/versioned-controls";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { inWords } from "~/components/ui/in-words";
import { plainNumber } from "~/utils/words/counted";
import { countWords, readingMinutes } from "~/utils/words/reading-time";

/** What a new letter begins with, before there is anything to count. */
const UNCOUNTED = "5";

type Props = { field: Field; content: Field; text: string };

/** How long a letter takes to read: counted as it is written, until somebody sets it by hand. */
export function ReadingTimeField({ field, content, text }: Props) {
  const hasWords = countWords(text) > 0;
  const minutes = String(readingMinutes(text));
  const counted = hasWords ? minutes : UNCOUNTED;
  const follows = useRef(isCounted(field, content));
  const known = useRef(text);
  useEffect(() => {
    // Only what is written changes the field: a form that was merely opened has nothing to keep.
    if (known.current === text) return;
    known.current = text;
    if (follows.current && field.value !== counted) setField(field.id, counted);
  }, [field.id, field.value, text, counted]);
  return (
    <div
      className="grid gap-2"
      onInput={({ nativeEvent }: FormEvent) => {
        if (nativeEvent.isTrusted) follows.current = false;
      }}
    >
      <NumberField
        field={field}
        label="Reading time (minutes)"
        hint={`${hasWords ? `By its words about ${plainNumber(Number(minutes))} min. ` : ""}Left empty, it is counted.`}
      />
      {hasWords && (
        <SmallButton
          onClick={() => {
            follows.current = true;
            setField(field.id, minutes);
          }}
        >
          {inWords`Use ${plainNumber(Number(minutes))} min`}
        </SmallButton>
      )}
    </div>
  );
}

/** Whether the field says what was counted, or a letter without words what it began with. */
function isCounted(field: Field, content: Field) {
  const text = String(content.initialValue ?? "");
  const initial = String(field.initialValue ?? "");
  return text.trim() === "" ? initial === UNCOUNTED : initial === String(readingMinutes(text));
}
