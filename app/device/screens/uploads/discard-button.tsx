import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { iconButton, rowIcon } from "~/components/ui/buttons/icon-button";
import { AskDialog, ask } from "./ask-dialog";

type Props = { name: string; onDiscard(): void };

/** Deletes a picture from this device, after a question: the site does not have it. */
export function DiscardButton({ name, onDiscard }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const label = `Discard ${name}`;
  return (
    <>
      <button
        type="button"
        onClick={async () => (await ask(dialog.current)) && onDiscard()}
        aria-label={label}
        data-tip="Discard"
        className={`${iconButton} text-danger`}
      >
        <Trash2 {...rowIcon} />
      </button>
      <AskDialog
        ref={dialog}
        label={label}
        question="It is not on the site yet, and will not be sent."
        yes="Discard"
        no="Keep it"
      />
    </>
  );
}
