import { X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { type Field, TextField } from "~/components/admin/forms/versioned-controls";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { FieldErrors } from "~/components/ui/field-errors";
import { errorsOf } from "~/components/ui/field-frame";
import { entriesIn } from "~/utils/words/entries";
import { setField } from "./set-field";

/** Hashtags: a comma-separated field, and with scripts a row of tags above it. */
export function HashtagField({ field }: { field: Field }) {
  const [next, setNext] = useState("");
  const tags = entriesIn(field.value);

  function keep(changed: string[]) {
    setField(field.id, changed.join(", "));
  }

  function add() {
    const tag = next.trim().replace(/^#+/, "");
    if (tag && !tags.includes(tag)) keep([...tags, tag]);
    setNext("");
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  }

  return (
    <div className="grid gap-2 sm:col-span-2">
      <div className="js:hidden">
        <TextField field={field} label="Hashtags" hint="Parted by commas, with or without #." />
      </div>
      <div className="grid gap-1.5 no-js:hidden">
        <label htmlFor={`${field.id}-next`} className="font-medium">
          Add a hashtag
        </label>
        <div className="flex gap-2">
          <input
            id={`${field.id}-next`}
            // Outside the form: as a nameless field in it, it would get the focus meant for the form's own errors.
            form=""
            value={next}
            onChange={(event) => setNext(event.target.value)}
            onKeyDown={addOnEnter}
            autoCapitalize="none"
            className="min-h-touch w-full rounded-control border border-edge bg-surface px-3 py-2 text-base disabled:opacity-60"
          />
          <SmallButton onClick={add}>Add</SmallButton>
        </div>
        <Tags tags={tags} onRemove={(tag) => keep(tags.filter((other) => other !== tag))} />
        <FieldErrors errors={errorsOf(field)} />
      </div>
    </div>
  );
}

type TagsProps = { tags: string[]; onRemove: (tag: string) => void };

function Tags({ tags, onRemove }: TagsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <SmallButton onClick={() => onRemove(tag)}>
            #{tag}
            <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
            <span className="sr-only">(remove)</span>
          </SmallButton>
        </li>
      ))}
    </ul>
  );
}
