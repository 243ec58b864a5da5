import { THE_SITE } from "~/models/share-pictures/share-picture";
import { shareAddress } from "~/models/share-pictures/share-picture.server";
import { elsewhereNow, nothingHere } from "~/utils/http/shared-answer.server";

/** What other sites show of a page without a picture, wherever it is by now. */
export function loader() {
  const address = shareAddress(THE_SITE);
  return address ? elsewhereNow(address) : nothingHere("There is no such picture.");
}
