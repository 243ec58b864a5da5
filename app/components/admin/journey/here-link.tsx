import { LocateFixed } from "lucide-react";
import { ButtonLink } from "~/components/ui/buttons/button";

/** Leads to the one form for a new place. */
export function HereLink() {
  return (
    <ButtonLink to="/admin/here">
      <LocateFixed aria-hidden="true" className="size-5" strokeWidth={1.5} />I am here
    </ButtonLink>
  );
}
