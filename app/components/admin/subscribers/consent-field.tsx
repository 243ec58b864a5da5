import type { FieldMetadata } from "@conform-to/react";
import { TextArea } from "~/components/ui/form-controls";

type Props = { field: FieldMetadata<string>; sendsMail: boolean };

/** How the person has agreed; stored with the address and shown to the subscriber. */
export function ConsentField({ field, sendsMail }: Props) {
  return (
    <TextArea
      field={field}
      label="Consent"
      rows={2}
      autoFocus={!field.valid}
      hint={
        sendsMail
          ? "How and when they agreed to get letters, such as “Signed the list at the reading in Kochi, 3 May”. It is kept with the address. Left empty, a mail asks them to confirm."
          : "How and when they agreed to get letters. It is kept with the address, and needed: mail is not set up, so nobody can be asked."
      }
    />
  );
}
