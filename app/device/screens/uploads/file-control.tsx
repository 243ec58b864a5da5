import { forwardRef, useId } from "react";
import { pictureFileTypes } from "~/models/pictures/picture";

type Props = {
  name: string;
  label: string;
  multiple: boolean;
  problemId: string | undefined;
  isElsewhere: boolean;
  onFiles(files: File[]): void;
};

export const FileControl = forwardRef<HTMLInputElement, Props>(function FileControl(props, ref) {
  const { name, label, multiple, problemId, isElsewhere, onFiles } = props;
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={isElsewhere ? "hidden" : "w-full font-medium"}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type="file"
        name={name}
        accept={pictureFileTypes.join()}
        multiple={multiple}
        // biome-ignore lint/a11y/noAutofocus: the owner continues here if the upload failed.
        autoFocus={problemId !== undefined}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        onChange={({ target }) => onFiles([...(target.files ?? [])])}
        hidden={isElsewhere}
        className="w-56 max-w-full grow text-sm text-muted file:mr-3 file:min-h-touch file:cursor-pointer file:rounded-control file:border file:border-edge file:bg-surface file:px-3 file:font-medium file:text-ink hover:file:border-ink"
      />
    </>
  );
});
