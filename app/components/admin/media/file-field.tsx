import { pictureFileTypes } from "~/models/pictures/picture";

type Props = { id: string; name: string; isInvalid?: boolean };

/** A field for one picture, described by what has the ids `…-hint` and `…-error`. */
export function FileField({ id, name, isInvalid = false }: Props) {
  return (
    <input
      id={id}
      type="file"
      name={name}
      accept={pictureFileTypes.join()}
      // biome-ignore lint/a11y/noAutofocus: a refused owner goes on here.
      autoFocus={isInvalid}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? `${id}-error ${id}-hint` : `${id}-hint`}
      className="min-h-touch max-w-full min-w-0 grow basis-40 rounded-control border border-edge bg-canvas p-1 text-sm file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-control file:border-0 file:bg-line file:px-3 file:font-medium file:text-ink"
    />
  );
}
