import { Form, useRevalidator } from "@remix-run/react";
import { ImageUp } from "lucide-react";
import { Button } from "~/components/ui/buttons/button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { PictureUpload } from "~/device/screens/uploads/picture-upload";
import { INTENT, UPLOAD } from "~/forms/intents";
import type { LibraryReply } from "~/forms/pictures/library-form.server";

const PROBLEM_ID = "upload-problem";

/** Uploads chosen pictures; without scripts by a button. Refused ones are listed with the reasons. */
export function UploadForm({ reply }: { reply: LibraryReply | null }) {
  const { revalidate } = useRevalidator();
  return (
    <section id="upload" aria-label="Upload" className="mb-4 scroll-mt-4 sm:mb-6">
      <Form method="post" encType="multipart/form-data">
        <PendingFieldset isPending={useIsPosting()} className="grid gap-2 *:min-w-0">
          <PictureUpload
            name="files"
            label="Add pictures"
            multiple
            isForLibrary
            problemId={reply ? PROBLEM_ID : undefined}
            onArrived={revalidate}
          />
          <Button name={INTENT} value={UPLOAD} className="js:hidden">
            <ImageUp aria-hidden="true" className="size-5" strokeWidth={1.5} />
            Upload
          </Button>
          <p className="text-sm text-muted">
            Readers get copies that name neither place nor camera.
          </p>
          {reply && <NotTakenIn {...reply} />}
        </PendingFieldset>
      </Form>
    </section>
  );
}

function NotTakenIn({ message, refused }: LibraryReply) {
  return (
    <div
      id={PROBLEM_ID}
      role="alert"
      className="mt-2 rounded-control border border-danger p-3 text-danger"
    >
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
