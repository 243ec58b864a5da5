import { type MouseEvent, useId } from "react";
import { Button } from "~/components/ui/buttons/button";
import { INSERT_REPLY, INTENT } from "~/forms/intents";
import { withReply } from "~/models/mail/messages/insert-reply";
import type { SavedReply } from "~/models/mail/messages/saved-reply.server";
import { setField } from "../fields/set-field";

type Props = {
  replies: SavedReply[] /** The text box that a reply is put into. */;
  textId: string;
};

/** Inserts a saved reply into the answer; without scripts the form comes back with it. */
export function InsertReply({ replies, textId }: Props) {
  const id = useId();
  if (replies.length === 0) return null;

  function insert(event: MouseEvent) {
    const box = document.getElementById(textId);
    const chosen = replies.find((one) => one.id === chosenIn(id));
    if (!(box instanceof HTMLTextAreaElement) || !chosen) return;
    event.preventDefault();
    setField(textId, withReply(box.value, chosen.text));
    box.focus();
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        Saved reply
      </label>
      <div className="flex flex-wrap gap-2">
        <select
          id={id}
          name="replyId"
          className="min-h-touch min-w-0 grow rounded-control border border-edge bg-surface px-3 py-2 text-base text-ink sm:max-w-sm"
        >
          {replies.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </select>
        <Button name={INTENT} value={INSERT_REPLY} kind="secondary" onClick={insert}>
          Insert
        </Button>
      </div>
    </div>
  );
}

function chosenIn(id: string) {
  const select = document.getElementById(id);
  return select instanceof HTMLSelectElement ? select.value : "";
}
