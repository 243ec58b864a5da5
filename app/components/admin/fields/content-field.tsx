import { useEffect, useState } from "react";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { Button } from "~/components/ui/buttons/button";
import { ownLanguage } from "~/components/ui/in-words";
import { INTENT, PREVIEW } from "~/forms/intents";
import { useIsHydrated } from "~/utils/browser/use-is-hydrated";
import { WritingField } from "./writing-field";

const PREVIEW_DELAY_MS = 500;

/** The content as readers would see it, asked of the server while it is looked at; `null` until the first answer. */
function useLivePreview(content: string, isOpen: boolean) {
  const [html, setHtml] = useState<string | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch("/admin/preview", {
          method: "POST",
          body: new URLSearchParams({ content }),
          signal: controller.signal,
        });
        // An ended session shows when the form is saved; until then the last preview stays.
        if (answer.ok) setHtml(((await answer.json()) as { html: string }).html);
      } catch {
        // Offline, or typed on: the next answer replaces this one.
      }
    }, PREVIEW_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [content, isOpen]);
  return html;
}

type Props = { field: Field; label: string; preview: string | undefined };

/** A writing area with a preview of exactly what the sanitiser lets through. */
export function ContentField({ field, label, preview }: Props) {
  const [isOpen, setOpen] = useState(preview !== undefined);
  const live = useLivePreview(String(field.value ?? ""), isOpen);
  const hasScripts = useIsHydrated();
  return (
    <div className="grid gap-3">
      <WritingField
        field={field}
        label={label}
        rows={14}
        hint="Plain text or HTML. Line breaks stay; scripts and anything unsafe are left out."
      />
      <div className="js:hidden">
        <Button name={INTENT} value={PREVIEW} kind="secondary">
          Preview
        </Button>
      </div>
      {(hasScripts || preview !== undefined) && (
        <details
          open={preview !== undefined}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          className="min-w-0 rounded-card border border-line bg-surface"
        >
          <summary className="flex min-h-touch items-center px-4 font-medium">Preview</summary>
          <div
            lang={ownLanguage()}
            className="content border-t border-line p-4"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server.
            dangerouslySetInnerHTML={{ __html: live ?? preview ?? "" }}
          />
        </details>
      )}
    </div>
  );
}
