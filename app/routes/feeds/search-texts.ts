import { listSearchTexts } from "~/models/find/search/search-texts.server";
import { sharedAnswer } from "~/utils/http/shared-answer.server";

/** All public texts, for devices that search without a network, and for a frozen copy. */
export async function loader() {
  return sharedAnswer(JSON.stringify(await listSearchTexts()), "application/json");
}
