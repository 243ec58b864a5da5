import { OFFLINE_PATH } from "./keepable";
import {
  deleteOwnerPages,
  findOwnerPage,
  isDocument,
  isOwnerPath,
  keepOwnerPage,
  openOwnerCache,
  shownOwnerPage,
  storeOwnerPage,
} from "./owner-pages";
import { inTime } from "./pages";
import type { Background } from "./pictures";
import { findShellPage } from "./shell";
import { documentRedirect } from "./single-fetch";

/** A form is written on in what was answered: an older copy comes in its place only when the line is as good as dead. */
const NETWORK_LIMIT_MS = 8_000;

/** A page of the owner's from the site, else the copy that this device has of it. */
export async function answerOwnerPage(request: Request, background: Background) {
  const url = new URL(request.url);
  const cache = openOwnerCache();
  const network = fetch(request);
  const answer = await inTime(network, NETWORK_LIMIT_MS);
  if (answer) {
    const copy = isDocument(answer) ? answer.clone() : null;
    if (copy) background(cache.then((opened) => storeOwnerPage(opened, url, copy)));
    return answer;
  }
  const kept = await findOwnerPage(url);
  if (kept) return shownOwnerPage(url, kept);
  return network.catch(async (error) => {
    if (!(await findShellPage(OFFLINE_PATH))) throw error;
    return Response.redirect(`${OFFLINE_PATH}?from=${encodeURIComponent(url.pathname)}`, 302);
  });
}

/** Its data, on the way from one page to the next: a page that is kept comes whole, with the data it was made of. */
export async function answerOwnerData(request: Request, page: URL, background: Background) {
  const network = fetch(request);
  const isKept = (await findOwnerPage(page)) !== null;
  const answer = isKept ? await inTime(network, NETWORK_LIMIT_MS) : await network;
  if (!answer) {
    background(network.catch(() => {}));
    return documentRedirect(page.pathname + page.search);
  }
  if (answer.ok) background(keepOwnerPage(page.href).catch(() => {}));
  return answer;
}

/**
 * A form's post. What it has changed is asked for again; with a session that begins or ends the former one's pages go.
 * Without a line, what the browser sends itself because React does not listen yet waits in the outbox, as what React sends.
 */
export async function answerOwnerPost(
  request: Request,
  page: URL,
  keepUnsent: (unsent: Request, page: URL) => Promise<Response | null>,
  background: Background,
) {
  const spare = request.mode === "navigate" ? request.clone() : null;
  const answer = await fetch(request).catch(async (error) => {
    const kept = spare && (await keepUnsent(spare, page));
    if (kept) return kept;
    throw error;
  });
  if (page.pathname === "/admin") {
    if (answer.status < 500) background(deleteOwnerPages());
  } else if (answer.ok && isOwnerPath(page.pathname) && (await findOwnerPage(page))) {
    background(keepOwnerPage(page.href).catch(() => {}));
  }
  return answer;
}
