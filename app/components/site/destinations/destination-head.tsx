import { Badge } from "~/components/ui/badge";
import { ownText } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";
import type { OwnScriptName } from "~/models/destinations/own-script";
import type { DestinationView } from "~/pages/destination-page.server";
import { BackLink } from "../back-link";
import { CurrentLocationBadge } from "../cards/destination-card";
import { HeadPicture } from "../head-picture";

/** Name, place and picture of a destination. */
export function DestinationHead({ destination }: { destination: DestinationView }) {
  const { name, state, region, lead } = destination;
  return (
    <header>
      <Container className="pt-3 pb-5 md:pt-10 md:pb-12">
        <BackLink to="/journey" label="Back to Journey" />
        <p className="mt-2 flex flex-wrap gap-2 md:mt-6">
          {destination.isCurrentLocation && <CurrentLocationBadge />}
          <Badge tone="monsoon">{destination.category}</Badge>
          <Badge>{destination.difficulty}</Badge>
        </p>
        <h1 {...ownText()} className="mt-3 max-w-4xl text-title">
          {name}
        </h1>
        <OwnNames names={destination.ownNames} />
        <p {...ownText()} className="mt-3 text-muted">
          {[state, region].filter(Boolean).join(" · ")}
        </p>
        {lead && (
          <p {...ownText()} className="mt-3 md:mt-5 max-w-measure text-lead">
            {lead}
          </p>
        )}
      </Container>
      <HeadPicture picture={destination.picture} title={name} />
    </header>
  );
}

/** The place's names in local scripts. The line height is fixed, so that a font that loads late moves nothing. */
function OwnNames({ names }: { names: OwnScriptName[] }) {
  if (names.length === 0) return null;
  return (
    <p data-names className="mt-2 font-display text-lead">
      {names.map(({ name, lang }) => (
        <span {...ownText()} key={name} lang={lang} className="block leading-[1.6]">
          {name}
        </span>
      ))}
    </p>
  );
}
