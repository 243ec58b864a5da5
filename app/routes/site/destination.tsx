import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DestinationAside } from "~/components/site/destinations/destination-aside";
import { DestinationContent } from "~/components/site/destinations/destination-content";
import { DestinationHead } from "~/components/site/destinations/destination-head";
import { PlaceRoad } from "~/components/site/destinations/place-road";
import { RelatedItems } from "~/components/site/destinations/related-items";
import { KeepButton } from "~/components/site/offline/keep-button";
import { OwnerBanner } from "~/components/site/owner-banner";
import { ItemError } from "~/components/site/page-error";
import { Container } from "~/components/ui/section";
import { findDestination } from "~/models/destinations/destination.server";
import { shareAddress } from "~/models/find/share/share-picture.server";
import { destinationPage } from "~/pages/destination-page.server";
import { pageTitle } from "~/site";
import { publicHeaders } from "~/utils/http/public-headers";
import { absoluteUrl, pageMeta } from "~/utils/markup/meta";
import { findForVisitor, pageData } from "~/visitor-page.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [{ title: pageTitle("Place Not Found") }];
  const { name, slug, description, picture, coordinates } = data.destination;
  const path = `/journey/${slug}`;
  return pageMeta(matches, {
    title: pageTitle(name),
    description,
    path,
    image: picture?.src,
    sharePicture: data.sharePicture,
    breadcrumbs: [
      { name: "Journey", path: "/journey" },
      { name, path },
    ],
    structured: [
      {
        "@type": "TouristDestination",
        name,
        description,
        url: absoluteUrl(matches, path),
        ...(picture && { image: absoluteUrl(matches, picture.src) }),
        ...(coordinates && {
          geo: {
            "@type": "GeoCoordinates",
            latitude: coordinates.lat,
            longitude: coordinates.lng,
          },
        }),
      },
    ],
    noindex: data.isOwnerOnly,
  });
};

export { contentLinks as links } from "~/styles/pages/content-links";

export { publicHeaders as headers };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const { item: destination, view } = await findForVisitor(
    request,
    (audience) => findDestination({ slug }, audience),
    ({ id }) => `/admin/places/${id}`,
  );
  if (destination.slug !== slug) {
    throw redirect(`/journey/${destination.slug}`, view.isOwnerOnly ? 302 : 301);
  }
  const sharePicture = shareAddress({ kind: "destination", id: destination.id });
  return pageData({ ...view, ...destinationPage(destination), sharePicture });
}

export default function Destination() {
  const { isOwnerOnly, destination, practical, road, ...from } = useLoaderData<typeof loader>();
  return (
    <article>
      {isOwnerOnly && <OwnerBanner />}
      <DestinationHead destination={destination} />
      <Container className="grid gap-12 pb-section lg:grid-cols-12 lg:gap-16">
        {!isOwnerOnly && (
          <KeepButton
            key={destination.slug}
            kind="destination"
            path={`/journey/${destination.slug}`}
            title={destination.name}
            className="lg:col-span-12"
          />
        )}
        <DestinationContent destination={destination} practical={practical} />
        <DestinationAside destination={destination} />
      </Container>
      <PlaceRoad name={destination.name} road={road} />
      <RelatedItems {...from} />
    </article>
  );
}

export function ErrorBoundary() {
  return (
    <ItemError
      title="Place Not Found"
      text="The place you're looking for doesn't exist or has been moved."
      back={{ to: "/journey", label: "Back to Journey" }}
    />
  );
}
