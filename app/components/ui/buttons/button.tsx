import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentProps } from "react";

/** In `styles/buttons.css`. */
export type ButtonKind = "primary" | "secondary" | "plain" | "danger";

/** The look of a button, for links and other elements. */
export function buttonClass(kind: ButtonKind = "primary", extra = "") {
  return `button button-${kind} ${extra}`.trimEnd();
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
