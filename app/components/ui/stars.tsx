import { Star } from "lucide-react";

const FIVE = [1, 2, 3, 4, 5];

/** Stars out of five, with the number for those who cannot see them. */
export function Stars({ value }: { value: number }) {
  return (
    <span
      className="inline-flex items-center gap-0.5 text-accent"
      role="img"
      aria-label={`${value.toFixed(1)} out of 5`}
    >
      {FIVE.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className="size-4"
          fill={star <= Math.round(value) ? "currentColor" : "none"}
          strokeWidth={1.5}
        />
      ))}
    </span>
  );
}
