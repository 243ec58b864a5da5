import type { Field } from "~/components/admin/forms/versioned-controls";
import { Button } from "~/components/ui/buttons/button";
import { ownLanguage } from "~/components/ui/in-words";
import { INTENT, PREVIEW } from "~/forms/intents";
import { WritingField } from "./writing-field";

type Props = {
  field: Field;
  /** The content as readers see it, shown until the editor is loaded. */
  page?: string;
  /** A preview of the typed content, if the form came back with one. */
  preview: string | undefined;
};

/** The text of a letter on the page itself; without scripts a field with a preview of the sanitised HTML. */
export function ContentField({ field, page, preview }: Props) {
  return (
    <div className="grid gap-3">
      <WritingField
        field={field}
        label="Content"
        rows={14}
        isBare
        page={page}
        hint="Plain text or HTML. Line breaks stay; scripts and anything unsafe are left out."
      />
      <div className="js:hidden">
        <Button name={INTENT} value={PREVIEW} kind="secondary">
          Preview
        </Button>
      </div>
      {preview !== undefined && (
        <details open className="min-w-0 rounded-card border border-line bg-surface">
          <summary className="flex min-h-touch items-center px-4 font-medium">Preview</summary>
          <div
            lang={ownLanguage()}
            className="content border-t border-line p-4"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server.
            dangerouslySetInnerHTML={{ __html: preview }}
          />
        </details>
      )}
    </div>
  );
}
