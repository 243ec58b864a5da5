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
  /** The collection into which they come that are on their way when the form is saved. */
  collectionId?: string;
  /** The moment that shows one that is on its way when the form is saved. */
  momentId?: string;
  /** Whether it is there already: then they come into it although the form is left. */
  isCollectionThere?: boolean;
  /** Called when pictures are chosen, before they leave; `batch` names those chosen together, `files` are the device's. */
  onChosen?(batch: number, files: File[]): void;
  /** Called once for each picture that the site has: sent from here, or chosen from the library. */
  onArrived(record: MediaRecord, batch: number): void;
};

type Props = Chosen & {
  label: string;
  /** The id of what is wrong with the files that went with the form. */
  problemId?: string | undefined;
  /** Whether the pictures are for the library itself, from which none can be chosen for it. */
  isForLibrary?: boolean;
  /** Whether its buttons stand elsewhere, as in the toolbar of an editor. */
  isElsewhere?: boolean;
  /** Whether what is dropped or pasted beside all fields of the form comes here. */
  takesForm?: boolean;
};

/** What is on its way is seen, wherever its field is folded away. */
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

/** What is chosen for the field: the device's files, which leave at once, and what the library has already. */
function useChosen({ name, onChosen, ...chosen }: Chosen, input: RefObject<HTMLInputElement>) {
  const { multiple = false, onArrived } = chosen;
  const { uploads, add } = usePictureField({ ...chosen, field: name, multiple });

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

  return { uploads, take, choose };
}

/**
 * A field for pictures. Without scripts its files go with the form; with them they leave at once, and go on
 * when the form is saved or closed.
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
  // Chosen before the scripts were there.
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
