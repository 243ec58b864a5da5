import type { ComponentProps, ComponentType } from "react";
import * as ui from "~/components/ui/form-controls";
import { useEntered, useFocus, WithNewer } from "./newer-values";

/** The site's form controls, each with the newer saved value below it if somebody saved one meanwhile. */

export type Field = ComponentProps<typeof ui.TextField>["field"];

function versioned<Props extends { field: Field }>(Control: ComponentType<Props>) {
  return (props: Props) => (
    <WithNewer name={props.field.name} entered={useEntered(props.field)}>
      <Control {...useFocus(props.field.name)} {...props} />
    </WithNewer>
  );
}

export const TextField = versioned(ui.TextField);
export const TextArea = versioned(ui.TextArea);
export const SelectField = versioned(ui.SelectField);
export const CheckField = versioned(ui.CheckField);

/** A whole number, with a phone's number keys. */
export function NumberField(props: ComponentProps<typeof ui.TextField>) {
  return <TextField inputMode="numeric" {...props} />;
}
