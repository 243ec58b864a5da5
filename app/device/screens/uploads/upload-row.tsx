import { ImageOff, RotateCcw, X } from "lucide-react";
import { memo, type ReactNode, useEffect, useState } from "react";
import { iconButton, rowIcon } from "~/components/ui/buttons/icon-button";
import type { SenderState } from "~/device/queue/channel";
import type { Entries } from "~/device/queue/queue-entry";
import { ENDS_EARLY } from "~/device/screens/uploads/picture-words";
import { plainNumber } from "~/utils/words/counted";

/** A queued or uploaded picture, as its row shows it. */
export type Upload = {
  id: number;
  name: string;
  /** Its bytes, if this browser has them; else `url` is its address on the site. */
  file: Blob | null;
  url?: string;
  state: "waiting" | "refused" | "done";
  reason?: string;
};

/** A picture of the queue as its row shows it. */
export function rowOf(picture: Entries["picture"]): Upload {
  const { id, name, files, state } = picture;
  if (state !== "arrived") {
    const { reason } = picture;
    return { id, name, file: files[0] ?? null, state, ...(reason && { reason }) };
  }
  const { url, endsEarly } = picture.record;
  const told = endsEarly && { reason: `Sent. ${ENDS_EARLY}` };
  return { id, name, file: null, url, state: "done", ...told };
}

type Props = {
  upload: Upload;
  /** The state of sending, and how much of this picture was sent. */
  sender: SenderState;
  progress: { sent: number; total: number } | null;
  onRetry(id: number): void;
  /** The button that removes the picture. */
  children: ReactNode;
};

/** A picture's row: the thumbnail, its name, its progress and its buttons. */
export const UploadRow = memo(function UploadRow(props: Props) {
  const { upload, sender, progress, onRetry, children } = props;
  const { id, name, state } = upload;
  return (
    <li className="flex items-center gap-3 rounded-control border border-line bg-surface p-2">
      <Thumbnail upload={upload} />
      <div className="grid min-w-0 grow gap-1 text-sm">
        <p className="truncate font-medium">{name}</p>
        {state === "waiting" && progress && sender === "sending" ? (
          <Progress name={name} {...progress} />
        ) : (
          <p className={state === "refused" ? "font-medium text-danger" : "text-muted"}>
            {words(upload, sender)}
          </p>
        )}
      </div>
      <div className="flex shrink-0">
        {(state === "refused" || (state === "waiting" && sender === "pausing")) && (
          <button
            type="button"
            onClick={() => onRetry(id)}
            aria-label={`Retry ${name}`}
            data-tip="Retry"
            className={iconButton}
          >
            <RotateCcw {...rowIcon} />
          </button>
        )}
        {state !== "done" && children}
      </div>
    </li>
  );
});

function words({ state, reason }: Upload, sender: SenderState) {
  if (state === "done") return reason ?? "Sent";
  if (state === "refused") return reason;
  if (sender === "pausing") return "Waits for the line.";
  return sender === "signed-out" ? "Waits until you sign in." : "Waits its turn.";
}

function Progress({ name, sent, total }: { name: string; sent: number; total: number }) {
  const percent = Math.floor((100 * sent) / Math.max(total, 1));
  return (
    <div className="flex items-center gap-2 text-muted tabular-nums">
      <progress value={percent} max={100} aria-label={name} className="progress-bar" />
      <span className="shrink-0">{sent < total ? `${plainNumber(percent)} %` : "Being read…"}</span>
    </div>
  );
}

type CancelProps = { name: string; onClick(): void };

/** Removes a picture at once. */
export function CancelButton({ name, onClick }: CancelProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={`Cancel ${name}`}
      data-tip="Cancel"
      className={iconButton}
    >
      <X {...rowIcon} />
    </button>
  );
}

/** An object URL for the bytes, valid while the row is mounted. */
function useObjectUrl(id: number, file: Blob | null) {
  const [address, setAddress] = useState<string>();
  // The database hands out the same bytes as another object each time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id stands for the bytes.
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [id, file === null]);
  return address;
}

/** Browsers cannot show every format that phones take. */
function Thumbnail({ upload: { id, file, url } }: { upload: Upload }) {
  const src = useObjectUrl(id, file) ?? url;
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) {
    return (
      <span className="grid size-14 shrink-0 place-items-center rounded-control bg-line text-muted">
        <ImageOff {...rowIcon} />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      width={56}
      height={56}
      onError={() => setFailed(src)}
      className="size-14 shrink-0 rounded-control bg-line object-cover"
    />
  );
}
