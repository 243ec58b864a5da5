import type { ComponentProps } from "react";
import { TextField } from "~/components/ui/form-controls";

type Props = Pick<ComponentProps<typeof TextField>, "field" | "autoFocus">;

/** Asks for the present password before changes that a stranger at the owner's device must not make. */
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
