import type { ReactNode } from "react";
import { inWords } from "~/components/ui/in-words";
import { chooseOriginals, useOriginals } from "~/device/photographs/originals";
import { LONGEST_SIDE_PX } from "~/device/photographs/scaling";
import { updatePicture } from "~/device/queue/pictures";
import { startSending, useQueue } from "~/device/screens/use-queue";
import { grouped, plainNumber } from "~/utils/words/counted";
import { type Upload, UploadRow } from "./upload-row";

type Props = {
  uploads: Upload[];
  /** The button that removes a picture. */
  takeBack(upload: Upload): ReactNode;
};

async function retry(id: number) {
  await updatePicture(id, { state: "waiting", reason: undefined });
  await startSending();
}

function tally(uploads: Upload[]) {
  const count = (state: Upload["state"]) => uploads.filter((one) => one.state === state).length;
  const refused = count("refused");
  const sent = `${plainNumber(count("done"))} of ${plainNumber(uploads.length)} sent`;
  return refused > 0 ? `${sent}, ${plainNumber(refused)} refused` : sent;
}

/** A row for each picture, and their number. */
export function UploadList({ uploads, takeBack }: Props) {
  const { sender, progress } = useQueue();
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm text-muted tabular-nums">
        {uploads.length > 0 && tally(uploads)}
      </p>
      {uploads.some(({ state }) => state === "waiting") && <OriginalsChoice />}
      <ul className="grid gap-2 empty:hidden">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            sender={sender}
            progress={progress?.id === upload.id ? progress : null}
            onRetry={retry}
          >
            {takeBack(upload)}
          </UploadRow>
        ))}
      </ul>
    </div>
  );
}

/** On a slow or expensive connection: whether pictures are sent in full size. */
function OriginalsChoice() {
  const { isAsked, isChosen } = useOriginals();
  if (!isAsked) return null;
  return (
    <div>
      <label className="flex min-h-touch items-center gap-3 font-medium">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => chooseOriginals(target.checked)}
          className="size-5 accent-accent"
        />
        Send the originals
      </label>
      <p className="text-sm text-muted">
        The line is slow or saves data: unticked, pictures that have not begun are sent in at most{" "}
        {inWords`${grouped(LONGEST_SIDE_PX)}`} pixels, with their date and place.
      </p>
    </div>
  );
}
