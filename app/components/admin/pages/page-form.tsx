import type { DefaultValue } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { TitleField } from "~/components/admin/fields/title-field";
import { WritingField } from "~/components/admin/fields/writing-field";
import { RecordForm, type RecordFormProps } from "~/components/admin/forms/record-form";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import { SelectField, TextField } from "~/components/admin/forms/versioned-controls";
import { isSitePage } from "~/models/texts/pages/site-pages";
import type { PagePlace } from "~/vocabulary";
import { PageFields } from "./page-fields";

/** The fields of all kinds of pages, as typed. */
type Values = Record<string, string>;

type Props = RecordFormProps<object> & {
  /** `null` for a new page. */
  slug: string | null;
};

const places: { value: PagePlace; label: string }[] = [
  { value: "menu", label: "The menu" },
  { value: "footer", label: "The footer" },
  { value: "none", label: "Nowhere: by its address alone" },
];

export function PageForm({ slug, values, revision, draft, reply }: Props) {
  const [form, fields] = useRecordForm<Values>(reply, values as DefaultValue<Values>, ["title"]);
  const { title, content, place, slug: address } = fields;
  const site = slug !== null && isSitePage(slug) ? slug : null;
  if (!title || !content || !place || !address) return null;
  return (
    <RecordForm form={form} revision={revision} draft={draft} reply={reply}>
      {site ? <TextField field={title} label="Title" /> : <TitleField field={title} />}
      {site && <PageFields page={site} fields={fields} />}
      <WritingField
        field={content}
        label={site && site !== "terms" && site !== "privacy" ? "Running text" : "Content"}
        rows={site ? 8 : 14}
        hint="Plain text or HTML, as in a letter."
        isBare={!site}
      />
      {slug === null && (
        <TextField
          field={address}
          label="Address"
          spellCheck={false}
          hint="Left empty, made from the title. It stays."
        />
      )}
      {slug === "questions" && (
        <Link to="/admin/messages/questions" className="text-accent underline">
          Each question is changed by itself
        </Link>
      )}
      {!site && <SelectField field={place} label="Linked from" options={places} />}
      <SaveBar label={"version" in revision ? "Save Changes" : "Add Page"} back="/admin/pages" />
    </RecordForm>
  );
}
