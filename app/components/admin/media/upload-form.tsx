import { Form, useActionData } from "@remix-run/react";
import { ImageUp } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Button } from "~/components/ui/button";
import { PendingFieldset, useIsPosting, usePostedIntent } from "~/components/ui/pending-fieldset";
import type { LibraryReply } from "~/forms/library-form.server";
import { UPLOAD } from "../intents";
import { FileField } from "./file-field";

/** Chooses pictures and sends them; those that did not come in are named, each with its reason. */
export function UploadForm({ reply }: { reply: LibraryReply | null }) {
  const id = useId();
  const isUploading = usePostedIntent() === UPLOAD;
  const form = useEmptiedForm(isUploading);
  return (
    <section
      id="upload"
      aria-label="Upload"
      className="mb-4 scroll-mt-4 rounded-card border border-line bg-surface p-3 sm:mb-6 sm:p-4"
    >
      <Form ref={form} method="post" encType="multipart/form-data">
        <PendingFieldset isPending={useIsPosting()} className="grid gap-2 *:min-w-0">
          <label htmlFor={id} className="font-medium max-sm:sr-only">
            Add pictures
          </label>
          <div className="flex flex-wrap items-center gap-2 sm:gap-3">
            <FileField id={id} name="files" multiple isInvalid={reply !== null} />
            <Button name="intent" value={UPLOAD} className="max-sm:px-3 max-[22rem]:grow">
              <ImageUp aria-hidden="true" className="size-5 max-sm:hidden" strokeWidth={1.5} />
              {isUploading ? "Uploading…" : "Upload"}
            </Button>
          </div>
          <p id={`${id}-hint`} className="text-sm text-muted">
            Up to 40 MB each. Readers get copies that name neither place nor camera.
          </p>
          {reply && <NotTakenIn id={`${id}-error`} {...reply} />}
        </PendingFieldset>
      </Form>
    </section>
  );
}

/** A form that is empty again after all of it was taken; any other answer leaves it as it was. */
function useEmptiedForm(isSending: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wasSent = useRef(false);
  const isAnswered = useActionData() !== undefined;
  useEffect(() => {
    if (wasSent.current && !isSending && !isAnswered) form.current?.reset();
    wasSent.current = isSending;
  }, [isSending, isAnswered]);
  return form;
}

function NotTakenIn({ id, message, refused }: LibraryReply & { id: string }) {
  return (
    <div id={id} role="alert" className="mt-2 rounded-control border border-danger p-3 text-danger">
      <p className="font-medium">{message}</p>
      <ul className="mt-1 grid gap-1 text-sm empty:hidden">
        {refused.map(({ name, message: reason }, index) => (
          // Two files can have one name, and the list never changes its order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={index} className="wrap-anywhere">
            <span className="font-medium">{name || "A file"}:</span> {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
