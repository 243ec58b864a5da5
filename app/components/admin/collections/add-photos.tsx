import { Form, useNavigate, useRevalidator } from "@remix-run/react";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "~/components/ui/buttons/button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { toPicture } from "~/device/queue/picture-entry";
import { addPictures } from "~/device/queue/pictures";
import type { Purpose } from "~/device/queue/queue-entry";
import { addToCollection } from "~/device/screens/deliver";
import { FromPhotos } from "~/device/screens/uploads/from-photos";
import type { ChosenPicture } from "~/device/screens/uploads/photo-choice";
import { startSending } from "~/device/screens/use-queue";
import { ADD_PHOTOS_PATH, LIBRARY_ALONE, NEW_COLLECTION } from "~/models/collections/add-photos";
import { pictureFileTypes } from "~/models/pictures/picture";
import { showToast } from "~/utils/browser/toaster";
import { counted } from "~/utils/words/counted";

type Props = { collections: { id: string; title: string }[] };

const NEW_PATH = "/admin/gallery/new";

/** The purpose of photos sent to `to`. Photos for a new collection wait in its form. */
function purposeOf(to: string): Purpose {
  if (to === LIBRARY_ALONE) return "library";
  return to === NEW_COLLECTION ? { path: NEW_PATH, field: "files" } : { collectionId: to };
}

/** `send` uploads photos of this device to `to`; `choose` adds photos that the library already has. */
function useWays(to: string, title: string) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  function say(count: number, where: string) {
    showToast({ title: "Success", description: `${counted(count, "photo")} ${where} ${title}` });
  }

  async function send(event: FormEvent<HTMLFormElement>, chosen: File[]) {
    if (chosen.length === 0) return;
    event.preventDefault();
    const form = event.currentTarget;
    try {
      await addPictures(chosen.map((file) => toPicture(file, purposeOf(to))));
    } catch {
      // The browser has no room or no database: submit the files with the form, as without scripts.
      return form.submit();
    }
    void startSending();
    // The new album's form opens as a dialog over this page, so this form must be empty when it closes.
    form.reset();
    if (to === NEW_COLLECTION) return navigate(NEW_PATH);
    say(chosen.length, "on the way to");
  }

  async function choose(pictures: ChosenPicture[]) {
    if (to === NEW_COLLECTION) {
      return navigate(`${NEW_PATH}?pictures=${pictures.map((picture) => picture.id).join(",")}`);
    }
    const addresses = pictures.map(({ url }) => url);
    if (!(await addToCollection(to, addresses))) {
      const description = "They were not added. Is there a connection?";
      return showToast({ title: "Error", description, tone: "danger" });
    }
    revalidate();
    say(pictures.length, "in");
  }

  return { send, choose };
}

/** Chooses photos and their destination. With scripts they upload in the background, even after the page is left. */
export function AddPhotos({ collections }: Props) {
  const [chosen, setTo] = useState<string>();
  // The list changes under this form: an album is made or deleted in a dialog over it.
  const targets = [...collections.map((one) => one.id), NEW_COLLECTION, LIBRARY_ALONE];
  const to = targets.find((target) => target === chosen) ?? targets[0] ?? NEW_COLLECTION;
  const files = useRef<HTMLInputElement>(null);
  const id = useId();
  const title = collections.find((one) => one.id === to)?.title ?? "the library";
  const { send, choose } = useWays(to, title);
  return (
    <Form
      method="post"
      action={ADD_PHOTOS_PATH}
      encType="multipart/form-data"
      preventScrollReset
      onSubmit={(event) => send(event, [...(files.current?.files ?? [])])}
      className="mb-6 rounded-card border border-line bg-surface p-4"
    >
      <PendingFieldset
        isPending={useIsPosting()}
        className="grid items-end gap-x-4 gap-y-3 *:min-w-0 md:grid-cols-[1fr_1fr_auto]"
      >
        <WhereTo collections={collections} to={to} onChange={setTo} />
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor={id} className="sr-only">
            Photos from this device
          </label>
          <input
            ref={files}
            id={id}
            type="file"
            name="files"
            accept={pictureFileTypes.join()}
            multiple
            className="min-w-0 grow text-sm text-muted file:mr-3 file:min-h-touch file:cursor-pointer file:rounded-control file:border file:border-edge file:bg-canvas file:px-3 file:font-medium file:text-ink hover:file:border-ink"
          />
          {to !== LIBRARY_ALONE && (
            <div className="no-js:hidden">
              <FromPhotos field="files" multiple onChosen={choose} />
            </div>
          )}
        </div>
        <Button>Add photos</Button>
      </PendingFieldset>
    </Form>
  );
}

type WhereProps = Props & { to: string; onChange: (to: string) => void };

function WhereTo({ collections, to, onChange }: WhereProps) {
  return (
    <label className="grid gap-1.5 font-medium">
      Add photos to
      <select
        name="to"
        value={to}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-touch w-full rounded-control border border-edge bg-canvas px-3 text-base font-normal text-ink"
      >
        <option value={NEW_COLLECTION}>A new album</option>
        {collections.map((collection) => (
          <option key={collection.id} value={collection.id}>
            {collection.title}
          </option>
        ))}
        <option value={LIBRARY_ALONE}>Only the library</option>
      </select>
    </label>
  );
}
