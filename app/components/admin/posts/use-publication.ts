import { useFormFields } from "~/components/admin/forms/use-form-fields";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { type Publication, publicationOf } from "~/models/posts/publication";
import { parseInstant } from "~/utils/words/dates";

type Name = "isVisible" | "publishedAt" | "publishWhenLeft";

type Options = {
  formId: string;
  fields: Record<Name, Field>;
  isDraft: boolean;
  /** Where the saved post stands, and what somebody else has saved since. */
  saved: Publication["status"] | null;
  newer: object | null | undefined;
};

/** What the fields say of when a letter comes out, what becomes of it by that, and where the saved one stands. */
export function usePublication({ formId, fields, isDraft, saved, newer }: Options) {
  // Their values are read here, for the form library tells its form's own component alone of what is entered.
  const said = useFormFields(formId, {
    isVisible: String(fields.isVisible.value ?? ""),
    publishedAt: String(fields.publishedAt.value ?? ""),
    publishWhenLeft: String(fields.publishWhenLeft.value ?? ""),
  });
  const publication = publicationOf(enteredIn(said), isDraft ? "publish" : "save");
  const stands = newer ? publicationOf(enteredIn({ ...newer }), "save").status : saved;
  return { said, publication, savedNow: isDraft ? null : stands };
}

/** What the fields of a form say of when it comes out. */
function enteredIn({ isVisible, publishedAt, publishWhenLeft }: Record<string, unknown>) {
  return {
    isVisible: Boolean(isVisible),
    publishedAt: parseInstant(String(publishedAt ?? "")),
    publishWhenLeft: String(publishWhenLeft ?? ""),
  };
}
