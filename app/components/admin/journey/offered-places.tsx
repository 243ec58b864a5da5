import { SmallButton } from "~/components/ui/buttons/small-button";
import { distance } from "./near-places";

/** `km` is the distance from the entered position; `null` if unknown. */
type Offered = { place: { key: string; name: string }; km: number | null };

type Props = { label: string; offered: Offered[]; onChoose: (key: string) => void };

/** One button for each of the most likely places; needs scripts. */
export function OfferedPlaces({ label, offered, onChoose }: Props) {
  if (offered.length === 0) return null;
  return (
    <div className="grid gap-1.5 no-js:hidden">
      <p aria-hidden="true" className="text-sm text-muted">
        {label}
      </p>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {offered.map(({ place, km }) => (
          <li key={place.key}>
            <SmallButton onClick={() => onChoose(place.key)}>
              {place.name}
              {km !== null && ` · ${distance(km)}`}
            </SmallButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
