import { useEffect, useId, useRef } from "react";
import { discardPictures } from "~/device/queue/pictures";
import type { MediaRecord } from "~/device/queue/queue-entry";
import { pictureFileTypes } from "~/models/pictures/picture";
import { FromPhotos } from "./from-photos";
import { UploadList } from "./upload-list";
import { CancelButton } from "./upload-row";
import { TAKES_FILES, useIncomingFiles } from "./use-incoming-files";
import { usePictureField } from "./use-picture-field";

const takesFiles = { [TAKES_FILES]: "" };

type Props = {
  /** The file field's name in the form's post, such as `featuredImageFile`. */
  name: string;
  label: string;
  multiple?: boolean;
  /** The id of what is wrong with the files that went with the form. */
  problemId?: string | undefined;
  /** The collection into which they come that are on their way when the form is saved. */
  collectionId?: string;
  /** The moment that shows one that is on its way when the form is saved. */
  momentId?: string;
  /** Whether it is there already: then they come into it although the form is left. */
  isCollectionThere?: boolean;
  /** Whether the pictures are for the library itself, from which none can be chosen for it. */
  isForLibrary?: boolean;
  /** Whether its buttons stand elsewhere, as in the toolbar of an editor. */
  isElsewhere?: boolean;
  /** Whether what is dropped or pasted beside all fields of the form comes here. */
  takesForm?: boolean;
  /** Called when pictures are chosen, before they leave; `batch` names those chosen together, `files` are the device's. */
  onChosen?(batch: number, files: File[]): void;
  /** Called once for each picture that the site has: sent from here, or chosen from the library. */
  onArrived(record: MediaRecord, batch: number): void;
};

let lastBatch = 0;

/** Of pictures that are pasted at once, each place has one of its own. */
function nextBatch() {
  lastBatch = Math.max(Date.now(), lastBatch + 1);
  return lastBatch;
}

/** Gives the field files that did not come through it. */
export function giveFiles(input: HTMLInputElement, files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/** What is on its way is seen, wherever its field is folded away. */
function openFolds(element: Element | null) {
  const fold = element?.closest<HTMLDetailsElement>("details:not([open])");
  if (!fold) return;
  fold.open = true;
  openFolds(fold);
}

/**
 * A field for pictures. Without scripts its files go with the form; with them they leave at once, and go on
 * when the form is saved or closed.
 */
export function PictureUpload({
  name,
  label,
  multiple = false,
  collectionId,
  momentId,
  isCollectionThere = false,
  problemId,
  isForLibrary = false,
  isElsewhere = false,
  takesForm = true,
  ...told
}: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { onChosen, onArrived } = told;
  const { uploads, add } = usePictureField({
    field: name,
    multiple,
    collectionId,
    momentId,
    isCollectionThere,
    onArrived,
  });

  async function take(files: File[]) {
    if (!input.current || files.length === 0) return;
    const batch = nextBatch();
    onChosen?.(batch, files);
    // At once, so that a form that is sent now does not carry them as well.
    input.current.value = "";
    try {
      await add(files, batch);
    } catch {
      // No room in this browser, or no database: they go with the form, as without scripts.
      giveFiles(input.current, multiple ? files : files.slice(0, 1));
    }
  }

  function choose(pictures: MediaRecord[]) {
    const batch = nextBatch();
    onChosen?.(batch, []);
    for (const picture of pictures) onArrived(picture, batch);
  }

  const isOver = useIncomingFiles(box, takesForm, take);
  const isUsed = uploads.length > 0;
  useEffect(() => {
    if (isUsed) openFolds(box.current);
  }, [isUsed]);
  const addEarly = useRef(take);
  // Chosen before the scripts were there.
  useEffect(() => void addEarly.current([...(input.current?.files ?? [])]), []);

  return (
    <div ref={box} {...takesFiles} className="grid gap-3">
      <div
        className={`flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control ${isOver ? "bg-line" : ""}`}
      >
        <label htmlFor={id} className={isElsewhere ? "hidden" : "w-full font-medium"}>
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          name={name}
          accept={pictureFileTypes.join()}
          multiple={multiple}
          // biome-ignore lint/a11y/noAutofocus: an owner whose pictures did not come in goes on here.
          autoFocus={problemId !== undefined}
          aria-invalid={problemId ? true : undefined}
          aria-describedby={problemId}
          onChange={({ target }) => take([...(target.files ?? [])])}
          hidden={isElsewhere}
          className="w-56 max-w-full grow text-sm text-muted file:mr-3 file:min-h-touch file:cursor-pointer file:rounded-control file:border file:border-edge file:bg-surface file:px-3 file:font-medium file:text-ink hover:file:border-ink"
        />
        {!isForLibrary && (
          <FromPhotos
            field={name}
            multiple={multiple}
            isElsewhere={isElsewhere}
            onChosen={choose}
          />
        )}
      </div>
      <UploadList
        uploads={uploads}
        takeBack={(upload) => (
          <CancelButton name={upload.name} onClick={() => discardPictures([upload.id])} />
        )}
      />
    </div>
  );
}
