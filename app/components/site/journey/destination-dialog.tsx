import { useLocation, useNavigate } from "@remix-run/react";
import { useRef } from "react";
import { X } from "~/components/ui/icons";
import { Picture } from "~/components/ui/picture";
import { useModal } from "~/components/ui/use-modal";
import type { DestinationCardView } from "~/models/find/cards.server";
import { useIsHydrated } from "~/utils/browser/use-is-hydrated";
import { DestinationGlance } from "./destination-glance";

const FRAGMENT = "#guide-";

const options = { preventScrollReset: true };

/** Opens a destination's dialog by putting it into the address's fragment, so that the back button closes it. */
export function useOpenDestination() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return ({ slug }: DestinationCardView) =>
    navigate({ search, hash: FRAGMENT + slug }, { ...options, state: { isOpenedHere: true } });
}

/** The dialog of the destination in the address's fragment. */
export function NamedDestination({ destinations }: { destinations: DestinationCardView[] }) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  if (!isHydrated || !hash.startsWith(FRAGMENT)) return null;
  const slug = hash.slice(FRAGMENT.length);
  const named = destinations.find((destination) => destination.slug === slug);
  if (!named) return null;

  function close() {
    if (state?.isOpenedHere) navigate(-1);
    else navigate({ search }, { ...options, replace: true });
  }

  return <DestinationDialog key={slug} destination={named} onClose={close} />;
}

type Props = { destination: DestinationCardView; onClose: () => void };

/** A dialog with a place, over the list. */
function DestinationDialog({ destination, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog; Escape does it by keyboard.
    <dialog
      ref={dialog}
      aria-labelledby="place-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="m-auto max-h-dvh w-full max-w-2xl overflow-y-auto overscroll-contain rounded-card bg-canvas text-ink backdrop:bg-black/60 sm:max-h-[92dvh]"
    >
      <div className="relative">
        <Picture
          picture={destination.picture}
          title={destination.name}
          sizes="(min-width: 672px) 672px, 100vw"
          className="aspect-video w-full"
          priority
        />
        <button
          type="button"
          onClick={onClose}
          aria-label="Close"
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-canvas text-ink"
        >
          <X className="size-5" />
        </button>
      </div>
      <DestinationGlance destination={destination} />
    </dialog>
  );
}
