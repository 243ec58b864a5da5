import { Form } from "@remix-run/react";
import { useId } from "react";
import { Button, ButtonLink } from "~/components/ui/buttons/button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { Picture } from "~/components/ui/picture";
import { nameOf } from "~/device/screens/uploads/picture-words";
import type { LibraryView } from "~/models/collections/library/library-page.server";
import { LIBRARY } from "~/models/collections/library/library-query";
import { pictureFileTypes } from "~/models/pictures/picture";

type Props = { picture: LibraryView; problem: string | null };

/** Uploads a picture that replaces this one. */
export function ReplaceForm({ picture, problem }: Props) {
  const id = useId();
  const isPosting = useIsPosting();
  return (
    <Form method="post" encType="multipart/form-data">
      <PendingFieldset
        isPending={isPosting}
        className="grid items-start gap-4 sm:grid-cols-[10rem_1fr]"
      >
        <Picture
          picture={picture.picture}
          title={nameOf(picture)}
          sizes="160px"
          className="aspect-square w-40 rounded-card"
        />
        <div className="grid min-w-0 gap-2">
          <label htmlFor={id} className="font-medium">
            New picture
          </label>
          <input
            id={id}
            type="file"
            name="replacement"
            accept={pictureFileTypes.join()}
            // biome-ignore lint/a11y/noAutofocus: a refused owner goes on here.
            autoFocus={problem !== null}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? `${id}-hint` : `${id}-error ${id}-hint`}
            className="min-h-touch max-w-full min-w-0 grow basis-40 rounded-control border border-edge bg-canvas p-1 text-sm file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-control file:border-0 file:bg-line file:px-3 file:font-medium file:text-ink"
          />
          {problem && (
            <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger">
              {problem}
            </p>
          )}
          <p id={`${id}-hint`} className="text-sm text-muted">
            It takes over the description, title, date and position where it has none of its own.
            The old picture is deleted, with its original.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button>{isPosting ? "Replacing…" : "Replace everywhere"}</Button>
            <ButtonLink to={`${LIBRARY}/${picture.id}`} kind="secondary">
              Cancel
            </ButtonLink>
          </div>
        </div>
      </PendingFieldset>
    </Form>
  );
}
