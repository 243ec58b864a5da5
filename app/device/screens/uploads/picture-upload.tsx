import { type RefObject, useEffect, useRef } from "react";
import { discardPictures } from "~/device/queue/pictures";
import type { MediaRecord } from "~/device/queue/queue-entry";
import { FileControl } from "./file-control";
import { FromPhotos } from "./from-photos";
import { UploadList } from "./upload-list";
import { CancelButton } from "./upload-row";
import { giveFiles, TAKES_FILES, useIncomingFiles } from "./use-incoming-files";
import { nextBatch, usePictureField } from "./use-picture-field";

const takesFiles = { [TAKES_FILES]: "" };

type Chosen = {
  /** The file field's name in the form's post, such as `featuredImageFile`. */
  name: string;
  multiple?: boolean;
  /** The collection to which pictures still uploading when the form is saved are added. */
  collectionId?: string;
  /** The moment that gets a picture still uploading when the form is saved. */
  momentId?: string;
  /** Whether the collection is saved already; pictures are then added even if the form is closed unsaved. */
  isCollectionThere?: boolean;
  /** Called when pictures are chosen, before the upload. `batch` groups those chosen together; `files` are local. */
  onChosen?(batch: number, files: File[]): void;
  /** Called once for each picture uploaded here or chosen from the library. */
  onArrived(record: MediaRecord, batch: number): void;
};

type Props = Chosen & {
  label: string;
  /** The id of the error message about the files that were sent with the form. */
  problemId?: string | undefined;
  /** Whether the pictures are for the library itself; then none can be chosen from it. */
  isForLibrary?: boolean;
  /** Whether its buttons are elsewhere, such as in an editor's toolbar. */
  isElsewhere?: boolean;
  /** Whether it takes files that are dropped or pasted in the form outside every picture field. */
  takesForm?: boolean;
};

/** Opens the folds around the field while it has uploads, so that they are visible. */
function useOpenFolds(box: RefObject<HTMLElement>, isUsed: boolean) {
  useEffect(() => {
    if (isUsed) openFolds(box.current);
  }, [box, isUsed]);
}

function openFolds(element: Element | null) {
  const fold = element?.closest<HTMLDetailsElement>("details:not([open])");
  if (!fold) return;
  fold.open = true;
  openFolds(fold);
}

/** `take` uploads local files at once; `choose` takes pictures of the library. */
function useChosen({ name, onChosen, ...chosen }: Chosen, input: RefObject<HTMLInputElement>) {
  const { multiple = false, onArrived } = chosen;
  const { uploads, add } = usePictureField({ ...chosen, field: name, multiple });

  async function take(files: File[]) {
    if (!input.current || files.length === 0) return;
    const batch = nextBatch();
    onChosen?.(batch, files);
    // Before the upload, so that a form sent now does not include the files too.
    input.current.value = "";
    try {
      await add(files, batch);
    } catch {
      // The browser has no room or no database: the form sends the files, as without scripts.
      giveFiles(input.current, multiple ? files : files.slice(0, 1));
    }
  }

  function choose(pictures: MediaRecord[]) {
    const batch = nextBatch();
    onChosen?.(batch, []);
    for (const picture of pictures) onArrived(picture, batch);
  }

  return { uploads, take, choose };
}

/**
 * A field for pictures. Without scripts its files are sent with the form; with scripts they upload at once, and
 * continue after the form is saved or closed.
 */
export function PictureUpload({
  label,
  problemId,
  isForLibrary,
  isElsewhere = false,
  takesForm = true,
  ...field
}: Props) {
  const { name, multiple = false } = field;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { uploads, take, choose } = useChosen(field, input);
  const isOver = useIncomingFiles(box, takesForm, take);
  useOpenFolds(box, uploads.length > 0);
  const addEarly = useRef(take);
  // Files chosen before the scripts ran.
  useEffect(() => void addEarly.current([...(input.current?.files ?? [])]), []);

  return (
    <div ref={box} {...takesFiles} className="grid gap-3">
      <div
        className={`flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control ${isOver ? "bg-line" : ""}`}
      >
        <FileControl
          ref={input}
          name={name}
          label={label}
          multiple={multiple}
          problemId={problemId}
          isElsewhere={isElsewhere}
          onFiles={take}
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
