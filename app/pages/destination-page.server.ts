import { firstPart } from "~/models/base/places/known-place";
import { monthsIn } from "~/models/destinations/best-months";
import type { Destination } from "~/models/destinations/destination.server";
import { namesInOwnScript } from "~/models/destinations/own-script";
import { postCards } from "~/models/find/cards.server";
import { described } from "~/models/pictures/picture";
import { viewPicture } from "~/models/pictures/picture.server";
import { listPostsByIds } from "~/models/posts/post-lists.server";
import { neighboursOnRoad } from "~/models/road/line/road-order.server";
import { renderContent } from "~/models/texts/content/render-content.server";
import { costsIn } from "~/texts/costs";
import { dishesIn, waysIn } from "~/texts/place-lines";
import { socialLinksOf } from "~/utils/links/social-links";
import { hasPosition } from "~/utils/position/position";
import { starsOf } from "~/utils/rating";
import { categoryLabel } from "~/words";
import { collectionOf, postsNaming } from "./from-here.server";

/** The data of a destination's page; related items that are not public are left out. */
export function destinationPage(destination: Destination) {
  const road = neighboursOnRoad(destination.slug);
  const posts = postCards(listPostsByIds(destination.relatedBlogPosts));
  return {
    destination: viewOf(destination),
    shortName: firstPart(destination.name),
    practical: { ...practicalNotes(destination), isAhead: road.isAhead },
    road,
    collection: collectionOf(destination),
    posts,
    namingPosts: postsNaming(destination, posts),
  };
}

export type DestinationPage = ReturnType<typeof destinationPage>;

/** The practical notes that the owner wrote about the place. */
function practicalNotes({ bestMonths, bestTimeToVisit, ...texts }: Destination) {
  return {
    months: bestMonths.length > 0 ? bestMonths : monthsIn(bestTimeToVisit),
    costs: costsIn(texts.costs),
    ways: waysIn(texts.gettingThere),
    dishes: dishesIn(texts.whatToEat),
  };
}

export type DestinationView = ReturnType<typeof viewOf>;

function viewOf(destination: Destination) {
  const { name, slug, state, region, description, difficulty, coordinates } = destination;
  return {
    name,
    slug,
    state,
    region,
    description,
    difficulty,
    ownNames: namesInOwnScript(destination.otherNames, state),
    category: categoryLabel(destination.category),
    isCurrentLocation: destination.isCurrentLocation,
    picture: described(viewPicture(destination.featuredImage), name),
    /** Shown under the title, unless it is the only text. */
    lead: destination.detailedDescription ? description : "",
    contentHtml: renderContent(destination.detailedDescription || description),
    highlights: destination.highlights,
    activities: destination.activities,
    bestTimeToVisit: destination.bestTimeToVisit,
    budgetRange: destination.budgetRange,
    recommendedStay: destination.recommendedStay,
    stars: starsOf(destination.rating),
    coordinates: hasPosition(coordinates) ? coordinates : null,
    hashtags: destination.socialMediaHashtags,
    socialLinks: socialLinksOf(destination),
  };
}
