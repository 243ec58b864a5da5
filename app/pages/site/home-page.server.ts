import { listNewestCollections } from "~/models/collections/collection-lists.server";
import { listHomeDestinations } from "~/models/destinations/destination-lists.server";
import { collectionCards, plainDestinationCards, plainPostCards } from "~/models/find/cards.server";
import { countSubscribersAtDayStart } from "~/models/mail/subscribers/subscriber-count.server";
import { countWeeklyDigests } from "~/models/newsletter/issue-lists.server";
import { viewPicture } from "~/models/pictures/picture.server";
import { listHomePosts } from "~/models/posts/post-lists.server";
import { getHere } from "~/models/road/journey/journey.server";
import { hasBegun } from "~/models/road/line/figures.server";
import { getJourneyStats } from "~/models/road/line/journey-record.server";
import { listNewestMoments, viewMoments } from "~/models/road/moments/moment-lists.server";
import { getHomeContent, homeWords } from "~/models/texts/home-content.server";
import { homeMap } from "~/pages/journey-map.server";
import { homeNews } from "./home-news.server";

/** How many moments are shown. */
const LATELY = 3;

export function homePage() {
  const content = getHomeContent();
  return {
    content: homeWords(content),
    journey: { ...getJourneyStats(), hasSums: hasBegun() },
    news: homeNews(),
    picture: viewPicture(content.heroBackgroundImage),
    map: homeMap(),
    current: getHere(),
    moments: viewMoments(listNewestMoments(LATELY)),
    posts: plainPostCards(listHomePosts("delhi-streets-culinary-adventure", 3)),
    destinations: plainDestinationCards(
      listHomeDestinations(["srinagar-kashmir", "kanyakumari-tamil-nadu"], 2),
    ),
    collections: collectionCards(listNewestCollections(2)),
    subscribers: content.newsletterSubscribersCount + countSubscribersAtDayStart(),
    weeklyPosts: countWeeklyDigests() || content.weeklyStoriesCount,
  };
}

export type HomePage = ReturnType<typeof homePage>;
