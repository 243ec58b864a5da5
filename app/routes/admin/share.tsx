import { redirect } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { AdminPage } from "~/components/admin/shell/admin-page";
import {
  MOMENT_FORM,
  SHARE_PATH,
  SHARED_FILES,
  sharedWords,
} from "~/device/photographs/share-path";
import { claimArrived } from "~/device/queue/pictures";
import { ArrivedPictures } from "~/device/screens/uploads/arrived-pictures";
import { PicturesUnderWay } from "~/device/screens/uploads/pictures-under-way";
import { useQueue } from "~/device/screens/use-queue";
import { redirectWithToast } from "~/forms/flash.server";
import { ownerButtonAction } from "~/forms/owner-form.server";
import { receivedIn } from "~/forms/pictures/received-pictures.server";
import { listCollectionTitles } from "~/models/collections/collection-lists.server";
import { findPictures } from "~/models/pictures/picture.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Shared Pictures");

export const loader = ownerLoader(({ request }) => {
  const { searchParams } = new URL(request.url);
  const ids = (searchParams.get("pictures") ?? "").split(",").filter(Boolean);
  return {
    pictures: findPictures(ids),
    collections: listCollectionTitles(),
    words: sharedWords(searchParams),
    isFull: searchParams.has("full"),
  };
});

/** Receives a share if no service worker handled it. */
export const action = ownerButtonAction((form) => {
  const { taken, refused } = receivedIn(form, SHARED_FILES);
  const ids = taken.map(({ id }) => id);
  const hasFiles = ids.length + refused.length > 0;
  const forFiles = ids.length === 1 && refused.length === 0 ? MOMENT_FORM.path : SHARE_PATH;
  const to = hasFiles ? forFiles : "/admin/posts/new";
  const address = `${to}?${new URLSearchParams([["pictures", ids.join()], ...sharedWords(form)])}`;
  if (refused.length === 0) return redirect(address, 303);
  const description = refused.map(({ name, message }) => `${name}: ${message}`).join(" ");
  return redirectWithToast(address, { title: "Error", description, tone: "danger" });
});

export default function Share() {
  const { pictures, collections, words, isFull } = useLoaderData<typeof loader>();
  const listed = pictures.map(({ id }) => id);
  const isUnderWay = useSharedPictures(listed);
  return (
    <AdminPage title="Shared Pictures">
      {isFull && (
        <p role="alert" className="mb-5 font-medium text-danger">
          This device had no room to keep what was shared. Make some, and share it again.
        </p>
      )}
      <PicturesUnderWay listed={listed} />
      {pictures.length > 0 && (
        <ArrivedPictures pictures={pictures} collections={collections} words={words} />
      )}
      {pictures.length === 0 && !isUnderWay && (
        <p className={`max-w-measure text-muted ${isUnderWay === null ? "js:hidden" : ""}`}>
          Nothing is on its way. Photographs that you share to this site from another app on your
          phone appear here.
        </p>
      )}
    </AdminPage>
  );
}

/**
 * Puts the ids of uploaded shared pictures into the page's address, whose loader shows them, so that they survive a
 * reload and going back. Returns whether any pictures are uploading or uploaded; `null` before that is known.
 */
function useSharedPictures(listed: string[]) {
  const { isKnown, pictures, arrived } = useQueue();
  const [params, setParams] = useSearchParams();
  const shared = arrived.filter((one) => one.for === "share");
  const isWaiting = pictures.some((one) => one.for === "share" && one.state === "waiting");
  const fresh = shared.map(({ record }) => record.id).filter((id) => !listed.includes(id));
  const shown = shared.filter(({ record }) => listed.includes(record.id)).map(({ id }) => id);
  // All at once after the last upload, as each request is expensive on a slow connection.
  const next = isWaiting || fresh.length === 0 ? "" : [...new Set([...listed, ...fresh])].join(",");

  useEffect(() => {
    if (next === "" || params.get("pictures") === next) return;
    setParams((former) => ({ ...Object.fromEntries(former), pictures: next }), { replace: true });
  }, [next, params, setParams]);

  // Claimed only when the page is left: after a lost connection it may be reloading at its former address.
  const latest = useRef(shown);
  latest.current = shown;
  useEffect(
    () => () => {
      if (latest.current.length > 0) claimArrived(latest.current).catch(() => {});
    },
    [],
  );

  return isKnown ? pictures.length + shared.length > 0 : null;
}
