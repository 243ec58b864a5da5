import { Aperture, LocateFixed } from "lucide-react";
import { ButtonLink } from "~/components/ui/buttons/button";

const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;

/** What is done on the road most of all: on every screen of the admin area. */
export function RoadLinks() {
  return (
    <p className="grid grid-cols-2 gap-2 *:px-2 *:text-sm *:whitespace-nowrap sm:flex sm:*:px-3">
      <ButtonLink to="/admin/moments/new">
        <Aperture {...icon} />
        New moment
      </ButtonLink>
      <ButtonLink to="/admin/here">
        <LocateFixed {...icon} />I am here
      </ButtonLink>
    </p>
  );
}
