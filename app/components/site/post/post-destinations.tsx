import { Link } from "@remix-run/react";
import { MapPin, Route } from "lucide-react";
import type { PostPage } from "~/models/post-page.server";

const look =
  "inline-flex min-h-touch items-center gap-1.5 font-medium text-accent underline underline-offset-4";
const icon = { "aria-hidden": true, className: "size-4 shrink-0", strokeWidth: 1.5 };

/** The destinations that a letter is about, and where it lies on the map of the journey. */
export function PostDestinations({ destinations }: Pick<PostPage, "destinations">) {
  const pin = destinations.find((destination) => destination.pin)?.pin;
  return (
    <p className="flex flex-wrap gap-x-6 text-base print:block md:justify-center">
      {destinations.map(({ slug, name }) => (
        <Link key={slug} to={`/journey/${slug}`} className={look}>
          <MapPin {...icon} />
          {name.split(",")[0]}
        </Link>
      ))}
      <Link to={pin ?? "/journey"} className={look}>
        <Route {...icon} />
        On the map
      </Link>
    </p>
  );
}
