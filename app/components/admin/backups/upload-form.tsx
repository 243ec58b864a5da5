import { useEffect, useId, useRef, useState } from "react";
import { Button } from "~/components/ui/buttons/button";
import { ARCHIVE_FIELD } from "~/portable/backup/archive/archive-field";

/** Uploads an archive of any size; the browser shows the progress. The upload itself changes nothing on the site. */
export function UploadForm({ problem }: { problem: string | null }) {
  const [isSending, setSending] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  return (
    <form
      method="post"
      encType="multipart/form-data"
      onSubmit={() => setSending(true)}
      className="grid max-w-measure gap-5"
    >
      <p className="text-muted">
        The archive is checked whole first. The next page says what would change, and asks for your
        password.
      </p>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-medium">
          Archive
        </label>
        <input
          ref={field}
          id={id}
          type="file"
          name={ARCHIVE_FIELD}
          accept=".tar,.gz,application/x-tar,application/gzip"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
          className="min-h-touch w-full min-w-0 text-base file:mr-3 file:min-h-touch file:rounded-control file:border file:border-edge file:bg-surface file:px-4"
        />
        <p id={`${id}-hint`} className="text-sm text-muted">
          A file that ends in .tar.gz or .tar, at most 50 GB.
        </p>
        {problem && (
          <p id={`${id}-problem`} className="text-sm font-medium wrap-anywhere text-danger">
            {problem}
          </p>
        )}
      </div>
      <Button className="justify-self-start" aria-disabled={isSending || undefined}>
        {isSending ? "Sending…" : "Send and check"}
      </Button>
    </form>
  );
}
