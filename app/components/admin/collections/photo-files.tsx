import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { PictureFold } from "~/components/admin/fields/image-field";
import { iconButton, rowIcon } from "~/components/ui/buttons/icon-button";
import { addToCollection } from "~/device/screens/deliver";
import { PictureUpload } from "~/device/screens/uploads/picture-upload";
import { entriesIn } from "~/utils/words/entries";

type Props = {
  /** A new collection has its id before it is saved. */
  collectionId: string;
  /** Whether the collection is saved; if so, each photo is added as soon as it is uploaded. */
  isThere: boolean;
  /** The addresses that the form begins with, from a draft or from the reply to the last post. */
  initial: unknown;
  errors?: string[];
};

/**
 * Photos for a collection, in the order chosen. The form sends the addresses of uploaded photos; photos still uploading
 * when it is saved are added at the end.
 */
export function PhotoFiles({ collectionId, isThere, initial, errors = [] }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [photos, setPhotos] = useState(() => entriesIn([initial].flat().join()));
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's draft hears of each change.
  useEffect(() => {
    if (!isFirst.current) box.current?.dispatchEvent(new Event("input", { bubbles: true }));
    isFirst.current = false;
  }, [photos]);
  const leaveOut = (address: string) =>
    setPhotos((former) => former.filter((one) => one !== address));
  return (
    <div ref={box} className="grid gap-2">
      <PictureFold label="Photos">
        <PictureUpload
          name="files"
          label="Pictures from this device"
          multiple
          collectionId={collectionId}
          isCollectionThere={isThere}
          onArrived={({ url }) => {
            setPhotos((former) => [...new Set([...former, url])]);
            // A failure loses nothing: the form's button adds the photo too.
            if (isThere) void addToCollection(collectionId, [url]);
          }}
        />
      </PictureFold>
      {photos.length > 0 && <input type="hidden" name="files" value={photos.join(", ")} />}
      <Chosen photos={photos} onLeaveOut={isThere ? undefined : leaveOut} />
      {isThere && photos.length > 0 && (
        <p className="text-sm text-muted">
          They are in the album. What you write below goes to each of them with the button.
        </p>
      )}
      {errors.length > 0 && (
        <ul role="alert" className="text-sm font-medium text-danger">
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ChosenProps = { photos: string[]; onLeaveOut: ((address: string) => void) | undefined };

function Chosen({ photos, onLeaveOut }: ChosenProps) {
  return (
    <ul className="grid grid-cols-4 gap-2 empty:hidden sm:grid-cols-6">
      {photos.map((address, index) => (
        <li key={address} className="relative">
          <img
            src={address}
            alt={`Chosen, number ${index + 1}`}
            width={120}
            height={120}
            loading="lazy"
            className="aspect-square w-full rounded-control bg-line object-cover"
          />
          {onLeaveOut && (
            <button
              type="button"
              aria-label={`Leave out number ${index + 1}`}
              onClick={() => onLeaveOut(address)}
              className={`${iconButton} absolute top-0 right-0 bg-surface/85 no-js:hidden`}
            >
              <X {...rowIcon} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
