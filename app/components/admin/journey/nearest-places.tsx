import { SmallButton } from "~/components/admin/fields/small-button";

type Near = { place: { key: string; name: string }; km: number };

type Props = { nearest: Near[]; onChoose: (key: string) => void };

/** The known places around a position, nearest first; it needs scripts. */
export function NearestPlaces({ nearest, onChoose }: Props) {
  if (nearest.length === 0) return null;
  return (
    <ul aria-label="Nearest places" className="flex flex-wrap gap-2">
      {nearest.map(({ place, km }) => (
        <li key={place.key}>
          <SmallButton onClick={() => onChoose(place.key)}>
            {place.name} · {km < 10 ? km.toFixed(1) : Math.round(km)} km
          </SmallButton>
        </li>
      ))}
    </ul>
  );
}
