import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { CollectionHead } from "~/components/site/collections/collection-head";
import { CollectionLinks } from "~/components/site/collections/collection-links";
import { PhotoGrid } from "~/components/site/collections/photo-grid";
import { PlacesMap } from "~/components/site/collections/places-map";
import { SlideshowLink } from "~/components/site/collections/slideshow-link";
import { useCollectionPhotos } from "~/components/site/collections/use-collection-photos";
import { WatchTheJourney } from "~/components/site/collections/watch-the-journey";
import { ListFailure } from "~/components/site/lists/list-failure";
import { KeepButton } from "~/components/site/offline/keep-button";
import { OwnerBanner } from "~/components/site/owner-banner";
import { ItemError } from "~/components/site/page-error";
import { ShareLinks } from "~/components/site/share/share-links";
import { SocialLinks } from "~/components/site/share/social-links";
import { findCollectionHead } from "~/models/collections/collection.server";
import { shareAddress } from "~/models/find/share/share-picture.server";
import { collectionPage } from "~/pages/collection-page.server";
import { pageTitle } from "~/site";
import { publicHeaders } from "~/utils/http/public-headers";
import { socialLinksOf } from "~/utils/links/social-links";
import { absoluteUrl, pageMeta } from "~/utils/markup/meta";
import { pageNumber } from "~/utils/page-number";
import { pageOfList } from "~/utils/page-of-list";
import { findForVisitor, noSuchPage, pageData } from "~/visitor-page.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  if (!data) return [{ title: pageTitle("Collection Not Found") }];
  const { collection, photos } = data;
  const { id, title, description } = collection;
  const path = `/gallery/${id}`;
  return pageMeta(matches, {
    ...pageOfList(title, path, location.search, photos.page),
    description: description || `Photos: ${title}`,
    image: collection.coverImage ?? photos.items[0]?.picture?.src,
    sharePicture: data.sharePicture,
    breadcrumbs: [
      { name: "Gallery", path: "/gallery" },
      { name: title, path },
    ],
    structured: [
      {
        "@type": "ImageGallery",
        name: title,
        description,
        url: absoluteUrl(matches, path),
        image: photos.items.flatMap(({ picture }) =>
          picture ? absoluteUrl(matches, picture.src) : [],
        ),
      },
    ],
    noindex: data.isOwnerOnly,
  });
};

export { collectionLinks as links } from "~/styles/pages/collection-links";

export { publicHeaders as headers };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { item: found, view } = await findForVisitor(
    request,
    (audience) => findCollectionHead(params.id ?? "", audience),
    ({ id }) => `/admin/gallery/${id}`,
  );
  const { id, title, description, location, createdAt, coverImage } = found;
  const page = pageNumber(new URL(request.url).searchParams);
  const shown = page && collectionPage(found, page);
  if (!shown) throw noSuchPage();
  return pageData({
    ...view,
    collection: { id, title, description, location, createdAt, coverImage },
    hashtags: found.socialMediaHashtags,
    socialLinks: socialLinksOf(found),
    ...shown,
    sharePicture: shareAddress({ kind: "collection", id }),
  });
}

export default function Collection() {
  const loaded = useLoaderData<typeof loader>();
  const { isOwnerOnly, collection, photos: list, ...page } = loaded;
  const { id, title } = collection;
  const photos = useCollectionPhotos({ id, title, list });
  const { shown, open } = photos;
  const isFromStart = shown.first === 1;
  const opening = isFromStart ? page.opening : null;
  const first = shown.items[0];
  return (
    <article>
      {isOwnerOnly && <OwnerBanner />}
      <CollectionHead photoCount={list.total} collection={collection} opening={opening} open={open}>
        {first && list.total > 1 && (
          <SlideshowLink collectionId={id} photoId={first.id} open={open} />
        )}
        <CollectionActions loaded={loaded} />
      </CollectionHead>
      <PhotoGrid collection={collection} photos={photos} pages={list.pages} priority={!opening} />
      {isFromStart && (
        <>
          <PlacesMap map={page.map} />
          <WatchTheJourney videos={page.videos} files={page.files} />
          <CollectionLinks links={page.links} />
        </>
      )}
    </article>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** Buttons to share a collection and save it on the device, and links to it elsewhere. */
function CollectionActions({ loaded }: { loaded: Loaded }) {
  const { isOwnerOnly, collection, hashtags, socialLinks } = loaded;
  const { id, title, description } = collection;
  const path = `/gallery/${id}`;
  return (
    <>
      <ShareLinks size="head" path={path} title={title} hashtags={hashtags} text={description} />
      {!isOwnerOnly && <KeepButton key={id} kind="collection" path={path} title={title} />}
      {socialLinks.length > 0 && (
        <div className="basis-full">
          <SocialLinks links={socialLinks} />
        </div>
      )}
    </>
  );
}

export function ErrorBoundary() {
  const { id } = useParams();
  return (
    <ListFailure path={`/gallery/${id}`}>
      <ItemError
        title="Collection Not Found"
        text="The gallery collection you're looking for doesn't exist or has been moved."
        back={{ to: "/gallery", label: "Back to Gallery" }}
      />
    </ListFailure>
  );
}
