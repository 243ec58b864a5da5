import { Link } from "@remix-run/react";
import { StretchMap } from "~/components/map/drawn/stretch-map";
import { ownText } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";
import type { CollectionMap } from "~/pages/collection-map.server";

/** The map of a collection's places, with links to them; renders nothing without any. */
export function PlacesMap({ map }: { map: CollectionMap | null }) {
  if (!map) return null;
  const { label, drawing, places } = map;
  return (
    <section aria-labelledby="places-map" className="pb-section">
      <Container>
        <div className="places-map">
          <StretchMap label={label} drawing={drawing} />
          <div>
            <h2 id="places-map" className="text-section">
              On the map
            </h2>
            <ul>
              {places.map(({ name, path }) => (
                <li key={path}>
                  <Link {...ownText()} to={path}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </section>
  );
}
