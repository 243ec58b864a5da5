import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { SmallButton } from "~/components/ui/buttons/small-button";

type Props = {
  label: string;
  /** The label of the button that applies. */
  verb: string;
  error?: string | null;
  apply(): void;
  close(): void;
  children: ReactNode;
};

/** A small dialog of a toolbar's button. It is not a form, because it is inside one. */
export function PanelFrame({ label, verb, error, apply, close, children }: Props) {
  const frame = useRef<HTMLFieldSetElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>("input, select")?.focus(), []);

  const isEntered = useRef(false);
  const answer = useRef(apply);
  answer.current = apply;
  // Saving the letter also applies the panel, once something was entered in it.
  useEffect(() => {
    const form = frame.current?.closest("form");
    const applyEntered = () => {
      if (isEntered.current) answer.current();
    };
    form?.addEventListener("submit", applyEntered, { capture: true });
    return () => form?.removeEventListener("submit", applyEntered, { capture: true });
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const isInField = (event.target as Element).matches("input, select");
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && isInField) apply();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <fieldset
      ref={frame}
      aria-label={label}
      onKeyDown={onKeyDown}
      onInput={() => {
        isEntered.current = true;
      }}
      className="flex min-w-0 flex-wrap items-end gap-2 border-b border-line pb-2"
    >
      {children}
      <SmallButton onClick={apply}>{verb}</SmallButton>
      <SmallButton onClick={close}>Cancel</SmallButton>
      {error && (
        <p role="alert" className="w-full text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type FieldProps = { label: string; value: string; onChange(value: string): void };

const control =
  "min-h-touch w-full min-w-0 rounded-control border border-edge bg-surface px-3 text-base text-ink";

/** A field without a name, so that it is not sent with the form. */
export function PanelField({ label, value, onChange }: FieldProps) {
  return (
    <label className="grid grow gap-1 text-sm font-medium">
      {label}
      <input
        type="text"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={control}
      />
    </label>
  );
}

export { control as panelControl };
