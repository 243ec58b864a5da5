import { type KeyboardEvent, useState } from "react";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** One stop for Tab in a toolbar; the arrows lead from button to button, Home and End to its ends. */
export function useRovingFocus(onEscape: () => void) {
  const [current, setCurrent] = useState(0);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape") {
      // Not for the dialog around it.
      event.preventDefault();
      return onEscape();
    }
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button")].filter(
      (button) => button.checkVisibility(),
    );
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (at < 0) return;
    const ends: Record<string, number> = { Home: 0, End: buttons.length - 1 };
    const step = STEPS[event.key];
    const next =
      step === undefined ? ends[event.key] : (at + step + buttons.length) % buttons.length;
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons[next]?.focus();
  }

  return { onKeyDown, tabIndexOf: (index: number) => (index === current ? 0 : -1) };
}
