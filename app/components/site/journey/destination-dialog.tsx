import { Link, useLocation, useNavigate } from "@remix-run/react";
import { useRef } from "react";
import { Badge } from "~/components/ui/badge";
import { buttonClass } from "~/components/ui/buttons/button";
import { X } from "~/components/ui/icons";
import { inWords, ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import { Stars } from "~/components/ui/stars";
import { useModal } from "~/components/ui/use-modal";
import type { DestinationCardView } from "~/models/find/cards.server";
import { useIsHydrated } from "~/utils/browser/use-is-hydrated";
import { starsOf } from "~/utils/rating";
import { plainNumber } from "~/utils/words/counted";
import { CurrentLocationBadge } from "../cards/destination-card";

const FRAGMENT = "#guide-";

const options = { preventScrollReset: true };

/** Shows a destination's dialog by naming it in the address's fragment, so that the browser's back button closes it. */
export function useOpenDestination() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return ({ slug }: DestinationCardView) =>
    navigate({ search, hash: FRAGMENT + slug }, { ...options, state: { isOpenedHere: true } });
}

/** The dialog of the destination that the address's fragment names. */
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

/** A place at a glance, over the list that it was chosen from. */
function DestinationDialog({ destination, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  const { name, state, region, difficulty, picture } = destination;
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
          picture={picture}
          title={name}
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
      <div className="grid gap-5 p-5 sm:p-8">
        <p className="flex flex-wrap gap-2">
          {destination.isCurrentLocation && <CurrentLocationBadge />}
          <Badge tone="monsoon">{destination.kind}</Badge>
          <Badge>{difficulty}</Badge>
        </p>
        <div>
          <h2
            {...ownText()}
            id="place-title"
            tabIndex={-1}
            data-first-focus=""
            className="text-title"
          >
            {name}
          </h2>
          <p className="mt-1 text-muted">{[state, region].filter(Boolean).join(" · ")}</p>
        </div>
        <p {...ownText()}>{destination.description}</p>
        <Highlights items={destination.highlights} />
        <Facts destination={destination} />
        <Link to={`/journey/${destination.slug}`} className={buttonClass()}>
          Read the full guide<span className="sr-only">: {name}</span>
        </Link>
      </div>
    </dialog>
  );
}

function Highlights({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">Highlights</h3>
      <ul className="mt-2 grid gap-1 text-base sm:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="flex gap-2">
            <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-accent" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facts({ destination }: { destination: DestinationCardView }) {
  const { bestTimeToVisit, budgetRange, recommendedStay } = destination;
  const stars = starsOf(destination.rating);
  return (
    <dl className="border-t border-line text-base">
      <Fact term="Best time" value={bestTimeToVisit} />
      <Fact term="Budget range" value={budgetRange} />
      <Fact term="Recommended stay" value={recommendedStay} />
      <div className="flex items-center justify-between gap-4 border-b border-line py-3">
        <dt className="text-muted">Rating</dt>
        <dd className="flex items-center gap-2 font-medium tabular-nums">
          <Stars value={stars} />
          <span aria-hidden="true">{inWords`${plainNumber(stars, 1)}`}</span>
        </dd>
      </div>
    </dl>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  if (!value) return null;
  return (
    <div className="flex justify-between gap-4 border-b border-line py-3">
      <dt className="text-muted">{term}</dt>
      <dd className="text-right font-medium">{value}</dd>
    </div>
  );
}
