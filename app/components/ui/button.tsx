import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentProps } from "react";

const base =
  "inline-flex min-h-touch items-center justify-center gap-2 rounded-control px-5 py-2 text-base font-medium transition-colors duration-150 disabled:opacity-60 print:hidden";

const kinds = {
  primary: "bg-accent text-accent-ink hover:bg-accent/90",
  secondary: "border border-edge bg-surface text-ink hover:border-ink",
  plain: "px-3 text-ink underline-offset-4 hover:underline",
  danger: "border border-danger text-danger hover:bg-danger/10",
} as const;

export type ButtonKind = keyof typeof kinds;

/** The look of a button, for links and other elements. */
export function buttonClass(kind: ButtonKind = "primary", extra = "") {
  return `${base} ${kinds[kind]} ${extra}`;
}

type Kind = { kind?: ButtonKind };

export function Button({
  kind,
  className,
  type = "submit",
  ...props
}: ComponentProps<"button"> & Kind) {
  return <button type={type} className={buttonClass(kind, className)} {...props} />;
}

export function ButtonLink({ kind, className, ...props }: LinkProps & Kind) {
  return <Link className={buttonClass(kind, className)} {...props} />;
}
