import { Link } from "@remix-run/react";
import { inWords, ownText } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";
import type { PlaceOnRoad } from "~/models/road/line/road-order.server";
import type { DestinationPage } from "~/pages/destination-page.server";
import { formatDate } from "~/utils/words/dates";

type Props = Pick<DestinationPage, "road"> & { name: string };

/** The places before and after this one on the road. */
export function PlaceRoad({ name, road: { isAhead, previous, next } }: Props) {
  if (!previous && !next) return null;
  return (
    <Container className="pb-section">
      <nav
        aria-label={`Before and after ${name}`}
        className="place-road"
        data-first={!previous || undefined}
        data-last={!next || undefined}
        data-planned={isAhead ? "" : next?.arrivedOn === null ? "after" : undefined}
      >
        {previous && <PlaceLink rel="prev" place={previous} />}
        {next && <PlaceLink rel="next" place={next} />}
      </nav>
    </Container>
  );
}

function PlaceLink({ rel, place }: { rel: "prev" | "next"; place: PlaceOnRoad }) {
  const { slug, name, arrivedOn } = place;
  return (
    <Link to={`/journey/${slug}`} rel={rel}>
      <small>{rel === "prev" ? "Previous stop" : "Next stop"}</small>
      <span {...ownText()}>{name}</span>
      <small>
        {arrivedOn === null ? "Planned" : arrivedOn && inWords`Reached ${formatDate(arrivedOn)}`}
      </small>
    </Link>
  );
}
