import { Link } from "@remix-run/react";
import { MapPin, Route } from "~/components/ui/icons";
import type { PostPage } from "~/pages/post-page.server";

const look =
  "inline-flex min-h-touch items-center gap-1.5 font-medium text-accent underline underline-offset-4";

/** The destinations that a letter is about, and where it lies on the map of the journey. */
export function PostDestinations({ destinations }: Pick<PostPage, "destinations">) {
  const pin = destinations.find((destination) => destination.pin)?.pin;
  return (
    <p className="flex flex-wrap gap-x-6 text-base print:block md:justify-center">
      {destinations.map(({ slug, name }) => (
        <Link key={slug} to={`/journey/${slug}`} className={look}>
          <MapPin className="shrink-0" />
          {name.split(",")[0]}
        </Link>
      ))}
      <Link to={pin ?? "/journey"} className={`${look} print:hidden`}>
        <Route className="shrink-0" />
        On the map
      </Link>
    </p>
  );
}
