import type { ReactNode } from "react";

const tones = {
  plain: "border-line bg-surface text-muted",
  accent: "border-accent bg-surface text-accent",
  monsoon: "border-monsoon bg-surface text-monsoon",
  danger: "border-danger bg-surface text-danger",
} as const;

type Props = { tone?: keyof typeof tones; children: ReactNode };

export function Badge({ tone = "plain", children }: Props) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full border px-3 py-0.5 text-sm font-medium ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
