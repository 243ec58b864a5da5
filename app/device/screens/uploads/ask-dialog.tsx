import { forwardRef, type ReactNode, useRef } from "react";
import { Button } from "~/components/ui/buttons/button";

const YES = "yes";

type Props = { label: string; question: string; yes: string; no: string };

/** A question before something is lost; `ask` opens the dialog. */
export const AskDialog = forwardRef<HTMLDialogElement, Props>(function AskDialog(
  { label, question, yes, no },
  ref,
) {
  return (
    <dialog
      ref={ref}
      aria-label={label}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-card border border-line bg-surface p-5 text-ink backdrop:bg-black/60"
    >
      <form method="dialog" className="grid gap-3">
        <p className="font-medium wrap-anywhere">{label}?</p>
        <p className="text-muted">{question}</p>
        <Button value={YES} kind="danger">
          {yes}
        </Button>
        <Button kind="secondary">{no}</Button>
      </form>
    </dialog>
  );
});

/** Opens the dialog; resolves with true for yes. */
export function ask(dialog: HTMLDialogElement | null) {
  return new Promise<boolean>((resolve) => {
    if (!dialog) return resolve(false);
    dialog.returnValue = "";
    dialog.addEventListener("close", () => resolve(dialog.returnValue === YES), { once: true });
    dialog.showModal();
  });
}

type DiscardProps = {
  name: string;
  /** What would be lost. */
  question: string;
  className: string;
  onDiscard(): void;
  children: ReactNode;
};

/** Asks first, then deletes something from this device that the site does not have. */
export function DiscardButton({ name, question, className, onDiscard, children }: DiscardProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const label = `Discard ${name}`;
  return (
    <>
      <button
        type="button"
        onClick={async () => (await ask(dialog.current)) && onDiscard()}
        aria-label={label}
        data-tip={typeof children === "string" ? undefined : "Discard"}
        className={className}
      >
        {children}
      </button>
      <AskDialog ref={dialog} label={label} question={question} yes="Discard" no="Keep it" />
    </>
  );
}
