import type { ReactNode } from "react";

const looks = {
  plain: "badge",
  accent: "badge border-accent text-accent",
  monsoon: "badge border-monsoon text-monsoon",
  danger: "badge border-danger text-danger",
} as const;

type Props = { tone?: keyof typeof looks; children: ReactNode };

export function Badge({ tone = "plain", children }: Props) {
  return <span className={looks[tone]}>{children}</span>;
}
