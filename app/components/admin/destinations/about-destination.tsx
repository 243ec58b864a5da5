import { Badge } from "~/components/ui/badge";
import { inWords } from "~/components/ui/in-words";
import { ChangedBadge } from "~/device/screens/drafts/listed-drafts";
import { plainNumber } from "~/utils/words/counted";

type Listed = {
  id: string;
  where: string;
  category: string;
  /** 0 where none were given. */
  stars: number;
  isVisible: boolean;
  isFeatured: boolean;
  isCurrentLocation: boolean;
};

/** What the row of a destination says under its name. */
export function AboutDestination({ destination }: { destination: Listed }) {
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        <ChangedBadge id={destination.id} />
        {!destination.isVisible && <Badge tone="danger">Hidden</Badge>}
        {destination.isCurrentLocation && <Badge tone="monsoon">Current Location</Badge>}
        {destination.isFeatured && <Badge tone="accent">Featured</Badge>}
        <Badge>{destination.category}</Badge>
      </p>
      <p>
        {destination.where}
        {destination.stars > 0 && (
          <>
            {destination.where && " · "}
            {plainNumber(destination.stars, 1)} of {inWords`${plainNumber(5)}`}
          </>
        )}
      </p>
    </>
  );
}
