import { THE_SITE } from "~/models/find/share/share-picture";
import { shareAddress } from "~/models/find/share/share-picture.server";
import { elsewhereNow, nothingHere } from "~/utils/http/shared-answer.server";

/** Redirects to the present picture for pages without one of their own. */
export function loader() {
  const address = shareAddress(THE_SITE);
  return address ? elsewhereNow(address) : nothingHere("There is no such picture.");
}
