import { CircleCheck, CloudDownload } from "~/components/ui/icons";
import type { WantedPage } from "~/offline/keep";
import { megabytes } from "~/offline/megabytes";
import { useStatus } from "~/offline/status";
import { type KeepState, useKept } from "~/offline/use-kept";
import { useIsHydrated } from "~/utils/browser/use-is-hydrated";
import { plainNumber } from "~/utils/words/counted";

type Props = WantedPage & {
  label?: string;
  className?: string;
  /** Called after something was saved or removed. */
  onChange?: () => void;
};

/** Saves a page and its pictures on this device, and shows the progress and the size. */
export function KeepButton({
  label = "Keep for offline",
  className = "",
  onChange = () => {},
  ...wanted
}: Props) {
  const { isReady } = useStatus();
  const isPossible = !useIsHydrated() || "serviceWorker" in navigator;
  const { state, keep, remove } = useKept(wanted, isReady);
  const isKept = state.name === "kept";
  const isBusy = state.name === "busy";
  return (
    <div
      data-live=""
      className={`flex flex-wrap items-center gap-x-3 no-js:hidden ${isPossible ? "" : "invisible"} ${className}`}
    >
      {isKept && (
        <span className="inline-flex items-center gap-2 text-sm font-medium">
          <CircleCheck />
          Kept for offline
        </span>
      )}
      <p role="status" className="order-last text-sm text-muted tabular-nums">
        {wordsFor(state)}
      </p>
      <button
        type="button"
        onClick={() => (isKept ? remove() : keep()).then(onChange)}
        disabled={!isReady || isBusy}
        className={`inline-flex min-h-touch items-center gap-2 text-left text-sm font-medium underline-offset-4 hover:text-accent hover:underline disabled:opacity-60 ${isKept ? "order-last" : ""}`}
      >
        {!isKept && <CloudDownload />}
        {isKept ? "Remove" : isBusy ? "Keeping..." : label}
      </button>
    </div>
  );
}

function wordsFor(state: KeepState) {
  switch (state.name) {
    case "busy": {
      const { done, total, bytes } = state.progress;
      return total === 0
        ? ""
        : `${plainNumber(done)} of ${plainNumber(total)} · ${megabytes(bytes)}`;
    }
    case "kept":
      return megabytes(state.item.bytes);
    case "failed":
      return state.reason;
    default:
      return "";
  }
}
