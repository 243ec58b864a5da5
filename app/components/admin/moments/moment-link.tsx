import { Aperture } from "lucide-react";
import { ButtonLink } from "~/components/ui/buttons/button";

/** Leads to the form for a new moment. */
export function MomentLink() {
  return (
    <ButtonLink to="/admin/moments/new">
      <Aperture aria-hidden="true" className="size-5" strokeWidth={1.5} />
      New moment
    </ButtonLink>
  );
}
