import type { ComponentProps } from "react";
import { TextField } from "~/components/ui/form-controls";

type Props = Pick<ComponentProps<typeof TextField>, "field" | "autoFocus">;

/** The password that the owner has now, asked for before what a stranger at her device must not do. */
export function PresentPassword(props: Props) {
  return (
    <TextField
      {...props}
      label="Present password"
      type="password"
      autoComplete="current-password"
    />
  );
}
