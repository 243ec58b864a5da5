import type { KeyboardEvent, MouseEvent } from "react";

/** The point of a picture that stays visible when it is cropped, in percent from its left and its top. */
type FocusPoint = { focusX: number; focusY: number };

const STEPS: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Any value as a whole percentage. */
export function percentOf(value: unknown) {
  return Math.min(100, Math.max(0, Math.round(Number(value)) || 0));
}

type Props = {
  point: FocusPoint;
  onChange(point: FocusPoint): void;
};

/** A mark over a picture at its focus; a click or the arrow keys move it. */
export function FocusButton({ point, onChange }: Props) {
  function move(across: number, down: number) {
    onChange({ focusX: percentOf(across), focusY: percentOf(down) });
  }

  function press({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    // A click by keyboard has no position.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  }

  function step(event: KeyboardEvent) {
    const [across, down] = STEPS[event.key] ?? [];
    if (across === undefined || down === undefined) return;
    event.preventDefault();
    move(point.focusX + across, point.focusY + down);
  }

  return (
    <button
      type="button"
      aria-label="Focus: press the point that must stay in sight, or move it with the arrow keys"
      onClick={press}
      onKeyDown={step}
      className="absolute inset-0 size-full cursor-crosshair rounded-control no-js:hidden"
    >
      <span
        aria-hidden="true"
        className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_2px_rgb(0_0_0/0.6),inset_0_0_0_2px_rgb(0_0_0/0.6)]"
        style={{ left: `${point.focusX}%`, top: `${point.focusY}%` }}
      />
    </button>
  );
}
