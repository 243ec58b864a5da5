import { type Field, TextField } from "~/components/admin/forms/versioned-controls";
import { PictureUpload } from "~/device/screens/uploads/picture-upload";
import { isOwnPath } from "~/utils/http/own-path";
import { setField } from "./set-field";

type Props = { field: Field; label: string; hint?: string };

/** A picture: its address, or its file in place of one. */
export function ImageField({ field, label, hint }: Props) {
  return (
    <div className="grid gap-2">
      <TextField
        field={field}
        label={label}
        hint={hint ?? "An https:// address, or a path on this site such as /media/…"}
        inputMode="url"
      />
      <PicturePreview address={field.value} />
      <PictureUpload
        name={`${field.name}File`}
        label="Picture from this device"
        onArrived={({ url }) => setField(field.id, url)}
      />
    </div>
  );
}

/** The picture at an address that is being typed, as soon as it can be one. */
export function PicturePreview({ address: entered }: { address: unknown }) {
  const address = String(entered ?? "").trim();
  if (!/^https?:\/\//.test(address) && !isOwnPath(address)) return null;
  return (
    <img
      key={address}
      src={address}
      alt="As it will be shown"
      width={240}
      height={160}
      className="aspect-3/2 w-40 rounded-control border border-line object-cover text-sm text-muted"
    />
  );
}
