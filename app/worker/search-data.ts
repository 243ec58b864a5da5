import { ASK } from "./freshness";
import { SEARCH_PATH } from "./keepable";
import { inTime } from "./pages";
import type { Background } from "./pictures";
import { findShellPage } from "./shell";
import { answerData } from "./single-fetch";

/** What was found, or an error in time: the page that gets it searches what is kept on the device. */
export async function answerSearchData(request: Request, page: URL, background: Background) {
  const isHere = await findShellPage(SEARCH_PATH);
  if (!isHere) return answerData(request, page, background);
  return (await inTime(fetch(request, ASK))) ?? Response.error();
}
