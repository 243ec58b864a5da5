import { ImagePlus } from "lucide-react";
import { useRef } from "react";
import { type Field, TextField } from "~/components/admin/forms/versioned-controls";
import { rowIcon } from "~/components/ui/buttons/icon-button";
import { PictureUpload } from "~/device/screens/uploads/picture-upload";
import { isOwnPath } from "~/utils/http/own-path";
import { setField } from "./set-field";
import { useOpening } from "./use-opening";

type Props = { field: Field; label: string; hint?: string };

/** A picture as one button, which unfolds to its file, those of the library, and behind these its address. */
export function ImageField({ field, label, hint }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  const more = useRef<HTMLDetailsElement>(null);
  const isOpen = useOpening(fold, [field]);
  const isMoreOpen = useOpening(more, [field]);
  return (
    <details ref={fold} open={isOpen} className="rounded-card border border-edge">
      <summary className={`${line} gap-3 rounded-card px-3 py-1 hover:bg-surface`}>
        <PicturePreview address={field.value} />
        <ImagePlus {...rowIcon} />
        {label}
      </summary>
      <div className="grid gap-2 px-3 pb-3">
        <PictureUpload
          name={`${field.name}File`}
          label="Picture from this device"
          onArrived={({ url }) => setField(field.id, url)}
        />
        <details ref={more} open={isMoreOpen}>
          <summary className={line}>More</summary>
          <TextField field={field} label={`${label} address`} hint={hint} inputMode="url" />
        </details>
      </div>
    </details>
  );
}

const line =
  "flex min-h-touch list-none items-center font-medium [&::-webkit-details-marker]:hidden";

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
      className="aspect-3/2 w-24 rounded-control border border-line object-cover text-sm text-muted"
    />
  );
}
