import type { CSSProperties } from "react";
import { plainNumber } from "~/utils/words/counted";

/** Stars out of five, and the number for screen readers; `styles/icons.css` draws them. */
export function Stars({ value }: { value: number }) {
  return (
    <span
      className="stars"
      role="img"
      aria-label={`${plainNumber(value, 1)} out of ${plainNumber(5)}`}
      style={{ "--stars": Math.round(value) } as CSSProperties}
    />
  );
}
