import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "~/components/ui/buttons/button";
import { rowIcon } from "~/components/ui/buttons/icon-button";
import { DELETE, INTENT } from "~/forms/intents";
import { RowForm, useIsAtWork } from "./row-form";

type Props = { id: string; name: string; question: string; verb?: string };

const trigger =
  "ml-2 inline-grid size-touch cursor-pointer list-none place-items-center rounded-control text-danger hover:bg-danger/10 [&::-webkit-details-marker]:hidden";

/** Deletes after a question: in a dialog, or without scripts in a fold below the button. */
export function DeleteButton({ id, name, question, verb = "Delete" }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const label = `${verb} ${name}`;
  return (
    <>
      <button
        type="button"
        onClick={() => dialog.current?.showModal()}
        data-tip={label}
        aria-label={label}
        className={`${trigger} no-js:hidden`}
      >
        <Trash2 {...rowIcon} />
      </button>
      <dialog
        ref={dialog}
        aria-label={label}
        className="m-auto w-[calc(100%-2rem)] max-w-md rounded-card border border-line bg-surface p-5 text-ink backdrop:bg-black/60"
      >
        <Question id={id} question={question} name={name} verb={verb} />
        <form method="dialog" className="mt-2">
          <Button kind="secondary" className="w-full">
            Cancel
          </Button>
        </form>
      </dialog>
      <details className="open:w-full js:hidden">
        <summary aria-label={label} data-tip={label} className={trigger}>
          <Trash2 {...rowIcon} />
        </summary>
        <Question id={id} question={question} name={name} verb={verb} />
      </details>
    </>
  );
}

function Question({ id, name, question, verb }: Props) {
  const isAtWork = useIsAtWork(id, DELETE);
  return (
    <RowForm id={id} className="grid gap-3 py-2">
      <p className="font-medium">{question}</p>
      <p className="text-muted wrap-anywhere">{name}</p>
      <Button name={INTENT} value={DELETE} kind="danger">
        {isAtWork ? "Deleting…" : verb}
      </Button>
    </RowForm>
  );
}
