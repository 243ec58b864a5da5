import { useState } from "react";
import { PictureUpload } from "~/components/admin/uploads/picture-upload";

type Props = {
  /** Which a new collection has too. */ collectionId: string;
  errors?: string[];
};

/**
 * Photos for a collection, in the order chosen; those that have arrived go with the form by their addresses, those that
 * are on their way then come behind them.
 */
export function PhotoFiles({ collectionId, errors = [] }: Props) {
  const [arrived, setArrived] = useState<string[]>([]);
  return (
    <div className="grid gap-2">
      <PictureUpload
        name="files"
        label="Photos"
        multiple
        collectionId={collectionId}
        onArrived={({ url }) => setArrived((former) => [...former, url])}
      />
      {arrived.map((url) => (
        <input key={url} type="hidden" name="files" value={url} />
      ))}
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
