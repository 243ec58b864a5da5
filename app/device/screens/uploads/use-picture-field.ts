import { useLocation } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useIsPosting } from "~/components/ui/pending-fieldset";
import { isFor, toPicture } from "~/device/queue/picture-entry";
import {
  addPictures,
  claimArrived,
  discardPictures,
  leaveField,
  returnArrived,
} from "~/device/queue/pictures";
import type { ArrivedPicture, MediaRecord } from "~/device/queue/queue-entry";
import { startSending, useQueue } from "~/device/screens/use-queue";
import { onSavedPost } from "~/utils/browser/saved-posts";
import { rowOf, type Upload } from "./upload-row";

type Options = {
  field: string;
  multiple: boolean;
  /** The collection to which pictures still uploading when the form is saved are added. */
  collectionId?: string;
  /** The moment that then gets the picture. */
  momentId?: string;
  /** Whether that collection is saved already; pictures are then added even if the form is closed unsaved. */
  isCollectionThere?: boolean;
  onArrived(record: MediaRecord, batch: number): void;
};

function batchOf({ for: purpose, id }: ArrivedPicture) {
  return (typeof purpose === "object" && "batch" in purpose && purpose.batch) || id;
}

let lastBatch = 0;

/** A unique number for pictures chosen together, even for several batches in one millisecond. */
export function nextBatch() {
  lastBatch = Math.max(Date.now(), lastBatch + 1);
  return lastBatch;
}

/** The pictures chosen for one field of the form at this address, and how to choose more. */
export function usePictureField({ field, multiple, momentId, onArrived, ...collection }: Options) {
  const { collectionId, isCollectionThere } = collection;
  const { pathname: path } = useLocation();
  const { pictures, arrived } = useQueue();
  const [done, setDone] = useState<Upload[]>([]);
  const waiting = useMemo(
    () => pictures.filter((one) => isFor(one.for, path, field)).map(rowOf),
    [pictures, path, field],
  );
  /** The local files by id: the site has no thumbnail yet, so an uploaded picture's row keeps showing the file. */
  const seen = useRef(new Map<number, Blob | null>());
  for (const { id, file } of waiting) seen.current.set(id, file);
  const latestOnArrived = useRef(onArrived);
  latestOnArrived.current = onArrived;

  const isPosting = useIsPosting();
  const hasLeft = useRef(isPosting);
  hasLeft.current = isPosting;

  useEffect(() => {
    // A form being sent can take no more pictures. After the reply it is known where they belong.
    if (isPosting) return;
    const mine = arrived.filter((one) => isFor(one.for, path, field)).map(({ id }) => id);
    if (mine.length === 0) return;
    claimArrived(mine).then((taken) => {
      if (hasLeft.current) return returnArrived(taken);
      const rows = taken.map((one) => ({ ...rowOf(one), file: seen.current.get(one.id) ?? null }));
      setDone((former) => (multiple ? [...former, ...rows] : rows.slice(-1)));
      for (const one of taken) latestOnArrived.current(one.record, batchOf(one));
    });
  }, [arrived, isPosting, path, field, multiple]);

  useEffect(() => {
    const to = collectionId ? { collectionId } : momentId ? { momentId } : "library";
    return onSavedPost(() => void leaveField(path, field, to).catch(() => {}));
  }, [path, field, collectionId, momentId]);

  /** Stores the files until they are uploaded; rejects if this browser cannot. */
  async function add(files: File[], batch: number) {
    const chosen = multiple ? files : files.slice(0, 1);
    const purpose = { path, field, batch, ...(isCollectionThere && { collectionId }) };
    await addPictures(chosen.map((file) => toPicture(file, purpose)));
    // A field for a single picture keeps the one chosen last.
    if (!multiple) await discardPictures(waiting.map(({ id }) => id));
    startSending();
  }

  return { uploads: [...done, ...waiting].sort((one, other) => one.id - other.id), add };
}
