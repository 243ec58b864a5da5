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

/** A form should be filled in on the latest data, so an older copy replaces it only after this long. */
const NETWORK_LIMIT_MS = 8_000;

/** An owner's page from the site, else the saved copy on this device. */
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

/**
 * The data of a page during a navigation. A saved page is loaded as a whole document, with the data it was made from.
 */
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
 * Answers a form's post. Pages that it may have changed are saved again; when a session begins or ends, the former
 * one's pages are deleted. Without a connection, a post by the browser itself, before React listens, is put into the
 * queue like one by React.
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
