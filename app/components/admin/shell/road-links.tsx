import { Aperture, LocateFixed } from "lucide-react";
import { ButtonLink } from "~/components/ui/buttons/button";
import { rowIcon } from "~/components/ui/buttons/icon-button";

/** What is done on the road most of all: on every screen of the admin area. */
export function RoadLinks() {
  return (
    <p className="grid grid-cols-2 gap-2 *:px-2 *:text-sm *:whitespace-nowrap sm:flex sm:*:px-3">
      <ButtonLink to="/admin/moments/new">
        <Aperture {...rowIcon} />
        New moment
      </ButtonLink>
      <ButtonLink to="/admin/here">
        <LocateFixed {...rowIcon} />I am here
      </ButtonLink>
    </p>
  );
}
