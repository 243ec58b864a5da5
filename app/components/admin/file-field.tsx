import { useId } from "react";

type Props = {
  /** The form's field for the file, such as `featuredImageFile`. */
  name: string;
  label: string;
  multiple?: boolean;
  errors?: string[];
};

/** What phones make; on an iPhone the second half keeps HEIC as it is. */
const ACCEPT = "image/*,.heic,.heif";

/** Pictures to be sent with the form. */
export function FileField({ name, label, multiple = false, errors }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        name={name}
        accept={ACCEPT}
        multiple={multiple}
        aria-describedby={`${id}-hint`}
        className="block min-h-touch w-full rounded-control border border-dashed border-edge bg-surface p-2 text-base text-muted file:mr-3 file:min-h-9 file:rounded-control file:border-0 file:bg-accent file:px-3 file:font-medium file:text-accent-ink"
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        JPEG, HEIC, PNG, WebP, AVIF or GIF, at most 40 MB
        {multiple ? " each, up to 200 at once" : ""}.
      </p>
      {errors && errors.length > 0 && (
        <ul role="alert" className="text-sm font-medium text-danger">
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
