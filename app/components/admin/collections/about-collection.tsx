import { Badge } from "~/components/ui/badge";
import { ChangedBadge } from "~/device/screens/drafts/listed-drafts";

type Props = {
  id: string;
  isVisible: boolean;
  youtubeUrl: string | null;
  mediaCount: number;
  location: string;
  description: string;
};

/** What the row of a collection says under its title. */
export function AboutCollection(collection: Props) {
  const { id, isVisible, youtubeUrl, mediaCount, location, description } = collection;
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        <ChangedBadge id={id} />
        {!isVisible && <Badge tone="danger">Hidden</Badge>}
        {youtubeUrl && <Badge tone="accent">YouTube</Badge>}
        <Badge>{mediaCount || 0} media</Badge>
      </p>
      {location && <p>{location}</p>}
      {description && <p className="line-clamp-2">{description}</p>}
    </>
  );
}
