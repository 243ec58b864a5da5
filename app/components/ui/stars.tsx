import type { CSSProperties } from "react";

/** Stars out of five, with the number for those who cannot see them; `styles/icons.css` draws them. */
export function Stars({ value }: { value: number }) {
  return (
    <span
      className="stars"
      role="img"
      aria-label={`${value.toFixed(1)} out of 5`}
      style={{ "--stars": Math.round(value) } as CSSProperties}
    />
  );
}
