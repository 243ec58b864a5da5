import type { ComponentProps } from "react";
import * as ui from "~/components/ui/form-controls";
import { useEntered, useFocus, WithNewer } from "./newer-values";

/** The site's form controls, each with the newer saved value where somebody saved one meanwhile. */

export type Field = ComponentProps<typeof ui.TextField>["field"];

export function TextField(props: ComponentProps<typeof ui.TextField>) {
  return (
    <WithNewer name={props.field.name} entered={useEntered(props.field)}>
      <ui.TextField {...useFocus(props.field.name)} {...props} />
    </WithNewer>
  );
}

/** A whole number, for which a phone shows its digits. */
export function NumberField(props: ComponentProps<typeof ui.TextField>) {
  return <TextField inputMode="numeric" {...props} />;
}

export function TextArea(props: ComponentProps<typeof ui.TextArea>) {
  return (
    <WithNewer name={props.field.name} entered={useEntered(props.field)}>
      <ui.TextArea {...useFocus(props.field.name)} {...props} />
    </WithNewer>
  );
}

export function SelectField(props: ComponentProps<typeof ui.SelectField>) {
  return (
    <WithNewer name={props.field.name} entered={useEntered(props.field)}>
      <ui.SelectField {...useFocus(props.field.name)} {...props} />
    </WithNewer>
  );
}

export function CheckField(props: ComponentProps<typeof ui.CheckField>) {
  return (
    <WithNewer name={props.field.name} entered={useEntered(props.field)}>
      <ui.CheckField {...props} />
    </WithNewer>
  );
}
