import { useState } from "react";
import { PictureUpload } from "./uploads/picture-upload";

type Props = {
  /** The collection's id, which a new one has too. */ album: string;
  errors?: string[];
};

/**
 * Photos for a collection, in the order chosen; those that have arrived go with the form by their addresses, those that
 * are on their way then come behind them.
 */
export function PhotoFiles({ album, errors = [] }: Props) {
  const [arrived, setArrived] = useState<string[]>([]);
  return (
    <div className="grid gap-2">
      <PictureUpload
        name="files"
        label="Photos"
        multiple
        album={album}
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
