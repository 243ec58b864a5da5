import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PhotoStage } from "~/components/site/collections/photo-stage";
import { OwnerBanner } from "~/components/site/owner-banner";
import { ItemError } from "~/components/site/page-error";
import { findPhotoPage } from "~/pages/photo-page.server";
import { pageTitle } from "~/site";
import { publicHeaders } from "~/utils/http/public-headers";
import { pageMeta } from "~/utils/markup/meta";
import { plainNumber } from "~/utils/words/counted";
import { findForVisitor, pageData } from "~/visitor-page.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [{ title: pageTitle("Photo Not Found") }];
  const { collection, photo, position, total } = data;
  const name =
    photo.title || `${collection.title}, photo ${plainNumber(position)} of ${plainNumber(total)}`;
  const path = `/gallery/${collection.id}/photos/${photo.id}`;
  return pageMeta(matches, {
    title: `${name} – ${collection.title}`,
    description: photo.caption || photo.picture?.alt || collection.title,
    path,
    image: photo.picture?.src,
    breadcrumbs: [
      { name: "Gallery", path: "/gallery" },
      { name: collection.title, path: `/gallery/${collection.id}` },
      { name, path },
    ],
    noindex: data.isOwnerOnly,
  });
};

export { publicHeaders as headers };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { item: page, view } = await findForVisitor(
    request,
    (audience) => findPhotoPage(params.id ?? "", params.mediaId ?? "", audience),
    ({ collection, photo }) => `/admin/gallery/${collection.id}/media/${photo.id}`,
  );
  return pageData({ ...view, ...page });
}

export default function Photo() {
  const { isOwnerOnly, editPath: _path, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      {isOwnerOnly && <OwnerBanner />}
      <PhotoStage {...page} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <ItemError
      title="Photo Not Found"
      text="The photo you're looking for doesn't exist or has been moved."
      back={{ to: "/gallery", label: "Back to Gallery" }}
    />
  );
}
