import { ImagePlus } from "lucide-react";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { type Field, TextField } from "~/components/admin/forms/versioned-controls";
import { rowIcon } from "~/components/ui/buttons/icon-button";
import { PictureUpload } from "~/device/screens/uploads/picture-upload";
import { isOwnPath } from "~/utils/http/own-path";
import { setField } from "./set-field";
import { useOpening } from "./use-opening";

type UploadProps = ComponentProps<typeof PictureUpload>;

type Props = {
  field: Field;
  label: string;
  hint?: string;
  momentId?: string;
  onChosen?: UploadProps["onChosen"];
  onArrived?: UploadProps["onArrived"];
};

/** A picture field as one button, which unfolds to the file, the library and, behind these, the address. */
export function ImageField({ field, label, hint, onArrived, ...told }: Props) {
  return (
    <PictureFold label={label} shown={field.value} fields={[field]}>
      <PictureUpload
        name={`${field.name}File`}
        label="Picture from this device"
        onArrived={(record, batch) => {
          setField(field.id, record.url);
          onArrived?.(record, batch);
        }}
        {...told}
      />
      <PictureAddress field={field} label={`${label} address`} hint={hint} />
    </PictureFold>
  );
}

type FoldProps = {
  label: string;
  /** The address of the picture shown on the button. */
  shown?: unknown;
  /** Fields that open it when they have to be seen. */
  fields?: Field[];
  children: ReactNode;
};

/** The button of a picture field; its content is there without scripts, too. */
export function PictureFold({ label, shown, fields = [], children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const isOpen = useOpening(fold, fields);
  return (
    <details ref={fold} open={isOpen} className="rounded-card border border-edge">
      <summary className={`${line} gap-3 rounded-card px-3 py-1 hover:bg-surface`}>
        <PicturePreview address={shown} />
        <ImagePlus {...rowIcon} />
        {label}
      </summary>
      <div className="grid gap-2 px-3 pb-3">{children}</div>
    </details>
  );
}

/** The address of a picture, or of several, for people who prefer to type it. */
export function PictureAddress({
  field,
  label,
  hint,
  inputMode = "url",
}: Pick<Props, "field" | "label" | "hint"> & { inputMode?: "url" | "text" }) {
  const more = useRef<HTMLDetailsElement>(null);
  const isOpen = useOpening(more, [field]);
  return (
    <details ref={more} open={isOpen}>
      <summary className={line}>More</summary>
      <TextField field={field} label={label} hint={hint} inputMode={inputMode} />
    </details>
  );
}

const line =
  "flex min-h-touch list-none items-center font-medium [&::-webkit-details-marker]:hidden";

/** The picture at a typed address, once that can be one. */
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
