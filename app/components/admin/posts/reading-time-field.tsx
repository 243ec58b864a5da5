import { type FormEvent, useEffect, useRef } from "react";
import { setField } from "~/components/admin/fields/set-field";
import { type Field, NumberField } from "~/components/admin/forms/versioned-controls";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { inWords } from "~/components/ui/in-words";
import { plainNumber } from "~/utils/words/counted";
import { countWords, readingMinutes } from "~/utils/words/reading-time";

/** The value of a new letter without text. */
const UNCOUNTED = "5";

type Props = { field: Field; content: Field; text: string };

/** A letter's reading time: counted from the text until it is set by hand. */
export function ReadingTimeField({ field, content, text }: Props) {
  const hasWords = countWords(text) > 0;
  const minutes = String(readingMinutes(text));
  const counted = hasWords ? minutes : UNCOUNTED;
  const follows = useRef(isCounted(field, content));
  const known = useRef(text);
  useEffect(() => {
    // Only a change of the text changes the field, so that a form that was just opened has nothing to save.
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

/** Whether the field has the counted value, or for a letter without text the initial one. */
function isCounted(field: Field, content: Field) {
  const text = String(content.initialValue ?? "");
  const initial = String(field.initialValue ?? "");
  return text.trim() === "" ? initial === UNCOUNTED : initial === String(readingMinutes(text));
}
