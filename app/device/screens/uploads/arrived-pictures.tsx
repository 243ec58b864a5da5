import { Form } from "@remix-run/react";
import { type ReactNode, useId, useState } from "react";
import { Button, ButtonLink } from "~/components/ui/buttons/button";
import { countedInWords } from "~/components/ui/in-words";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { Picture } from "~/components/ui/picture";
import { ADD_PICTURES, INTENT } from "~/forms/intents";
import type { PictureView } from "~/models/pictures/picture";

type Collection = { id: string; title: string };

type Props = {
  pictures: (PictureView & { id: string })[];
  collections: Collection[];
  /** The words that were shared with the pictures, for a letter. */
  words: [name: string, value: string][];
};

/** Pictures that were just uploaded, and what can be made with them. */
export function ArrivedPictures({ pictures, collections, words }: Props) {
  const ids = pictures.map(({ id }) => id).join(",");
  return (
    <section aria-labelledby="arrived" className="grid gap-5">
      <h3 id="arrived" className="text-xl">
        {countedInWords(pictures.length, "picture")} in the library
      </h3>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Picture
              picture={picture}
              title="Picture"
              sizes="(min-width: 640px) 160px, 33vw"
              className="aspect-square w-full rounded-control"
            />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to={`/admin/posts/new?${new URLSearchParams([["pictures", ids], ...words])}`}>
          New letter with these pictures
        </ButtonLink>
      </p>
      {collections.length > 0 && (
        <AddToCollection collections={collections}>
          {pictures.map(({ id, src }) => (
            <input key={id} type="hidden" name="url" value={src} />
          ))}
        </AddToCollection>
      )}
    </section>
  );
}

const mediaPath = ({ id }: Collection) => `/admin/gallery/${id}/media`;

/**
 * A select and one button; without scripts a button for each collection, because the form's address depends on the
 * choice.
 */
function AddToCollection({
  collections,
  children,
}: {
  collections: Collection[];
  children: ReactNode;
}) {
  const id = useId();
  const [action, setAction] = useState(collections[0] && mediaPath(collections[0]));
  return (
    <Form method="post" action={action} className="max-w-2xl">
      <PendingFieldset isPending={useIsPosting()} className="grid gap-1.5">
        <input type="hidden" name={INTENT} value={ADD_PICTURES} />
        {children}
        <label htmlFor={id} className="font-medium no-js:hidden">
          Collection
        </label>
        <div className="flex flex-wrap gap-2 no-js:hidden">
          <select
            id={id}
            value={action}
            onChange={({ target }) => setAction(target.value)}
            className="min-h-touch min-w-0 grow rounded-control border border-edge bg-surface px-3 py-2 text-base text-ink"
          >
            {collections.map((collection) => (
              <option key={collection.id} value={mediaPath(collection)}>
                {collection.title}
              </option>
            ))}
          </select>
          <Button kind="secondary">Add to a collection</Button>
        </div>
        <div className="grid gap-2 js:hidden">
          <p className="font-medium">Add to a collection</p>
          {collections.map((collection) => (
            <Button key={collection.id} kind="secondary" formAction={mediaPath(collection)}>
              {collection.title}
            </Button>
          ))}
        </div>
      </PendingFieldset>
    </Form>
  );
}
