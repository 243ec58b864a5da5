import { RowForm } from "~/components/admin/lists/row-form";
import { Button, ButtonLink } from "~/components/ui/buttons/button";
import { DELETE, INTENT } from "~/forms/intents";
import type { Uploaded } from "~/portable/backup/restore/uploaded-archive.server";

/** The archive that was uploaded, until it is restored or deleted. */
export function UploadedNote({ upload }: { upload: Uploaded | null }) {
  if (!upload) return null;
  return (
    <section
      aria-label="The uploaded archive"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4"
    >
      <p>{wordsOf(upload)}</p>
      <div className="flex flex-wrap gap-2">
        {upload.state === "checked" && (
          <ButtonLink to="/admin/backups/uploaded/restore" kind="secondary">
            Restore it
          </ButtonLink>
        )}
        {upload.state !== "checking" && (
          <RowForm>
            <Button name={INTENT} value={DELETE} kind="plain">
              {upload.state === "checked" ? "Delete it" : "Put away"}
            </Button>
          </RowForm>
        )}
      </div>
    </section>
  );
}

function wordsOf(upload: Uploaded) {
  if (upload.state === "checked") return "An uploaded archive waits here for a day.";
  if (upload.state === "refused") return upload.message;
  return upload.state === "checking"
    ? "The uploaded archive is being checked."
    : "The check of the uploaded archive was interrupted. Send it once more.";
}
