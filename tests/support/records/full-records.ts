import type { z } from "zod";
import type { newCollectionInput, newMediaInput } from "~/models/collections/collection";
import type { newDestinationInput } from "~/models/destinations/destination";
import type { newPostInput } from "~/models/posts/post";
import type { journeyInput } from "~/models/road/journey/journey";
import type { newPinInput } from "~/models/road/pins/pin";
import { homeContentDefaults, type homeContentInput } from "~/models/texts/home-content";
import type { MediaType } from "~/vocabulary";

/** Records with a value in every field of their schema, none of them the value that it starts with. */

type Full<Schema extends z.ZodType> = {
  [Key in keyof z.input<Schema>]-?: NonNullable<z.input<Schema>[Key]>;
};

const POSTS = {
  instagramPostUrl: "https://example.com/1",
  twitterPostUrl: "https://example.com/2",
  facebookPostUrl: "https://example.com/3",
  youtubeVideoUrl: "https://example.com/4",
  socialMediaHashtags: ["rail", "solo"],
};

const UPDATES = {
  instagramStoryUrl: "https://example.com/5",
  instagramReelUrl: "https://example.com/6",
  twitterUpdateUrl: "https://example.com/7",
  youtubeShortUrl: "https://example.com/8",
};

/** But for the place that a letter waits for: it would have to be there. */
export const postWith = (related: string): Omit<Full<typeof newPostInput>, "publishWhenLeft"> => ({
  title: "The last tea",
  excerpt: "Before the border.",
  content: "One.\nTwo <b>three</b> & four.",
  featuredImage: "/media/tea.jpg",
  category: "food",
  tags: ["tea", "trains"],
  readingTime: 9,
  relatedBlogPosts: [related],
  isFeatured: true,
  isVisible: false,
  publishedAt: "2025-08-01T09:30:00.000Z",
  ...POSTS,
});

export const COLLECTION: Full<typeof newCollectionInput> = {
  title: "Boats",
  description: "Of the backwaters.",
  coverImage: "/media/boat.jpg",
  location: "Alappuzha",
  youtubeUrl: "https://youtu.be/abcdefghijk",
  isVisible: false,
  ...POSTS,
};

export const MOMENT = {
  text: "Rain on the tin roof.",
  place: "Munnar",
  picture: "/media/rain.jpg",
  happenedAt: "2025-10-02T13:05:00.000Z",
  coordinates: { lat: 10.0889, lng: 77.0595 },
  isVisible: false,
};

export const PIN: Full<typeof newPinInput> = {
  name: "Matheran",
  description: "No cars.",
  coordinates: { lat: 18.98, lng: 73.27 },
  country: "India",
  city: "Matheran",
  visitedDate: "2025-09-02",
  pinType: "favorite",
  pinColor: "#123456",
  images: ["/media/train.jpg", "/media/hill.jpg"],
  tags: ["hills"],
  rating: 4,
  notes: "Take the toy train.",
  isVisible: false,
  ...POSTS,
  ...UPDATES,
};

export const JOURNEY: Full<typeof journeyInput> = {
  currentLocation: "Kochi, Kerala",
  currentLocationDescription: "By the nets.",
  currentCoordinates: { lat: 9.96, lng: 76.24 },
  journeyProgress: 71,
  daysTraveled: 81,
  statesCovered: 13,
  distanceCovered: 5000,
  nextStop: "Madurai",
  ...UPDATES,
};

export const destinationWith = (
  gallery: string,
  post: string,
): Full<typeof newDestinationInput> => ({
  name: "Hampi",
  otherNames: ["Pampa"],
  description: "Boulders.",
  detailedDescription: "Many boulders.\nAnd a river.",
  category: "Historical",
  region: "South India",
  state: "Karnataka",
  coordinates: { lat: 15.335, lng: 76.46 },
  featuredImage: "/media/hampi.jpg",
  bestTimeToVisit: "Winter",
  recommendedStay: "Three days",
  budgetRange: "Little",
  highlights: ["Boulders", "Coracles"],
  activities: ["Climbing"],
  bestMonths: [12],
  costs: "Bed ₹450\nMeals, 3 a day 300",
  gettingThere: "From Hosapete: bus, 30 minutes",
  whatToEat: "bisi bele bath [kn-Latn] – hot",
  rating: 47,
  difficulty: "Moderate",
  relatedGalleryId: gallery,
  relatedBlogPosts: [post],
  isCurrentLocation: true,
  isFeatured: true,
  isVisible: false,
  ...POSTS,
  ...UPDATES,
});

export const mediumIn = (collectionId: string, type: MediaType): Full<typeof newMediaInput> => ({
  collectionId,
  type,
  url: "https://youtu.be/abcdefghijk",
  caption: "A caption",
  title: "A title",
  thumbnailUrl: "/media/small.jpg",
  embedCode: "<p>Code</p>",
  linkUrl: "https://example.com/9",
  sortOrder: 3,
});

export const HOME_CONTENT: Omit<Full<typeof homeContentInput>, "version"> = {
  ...homeContentDefaults(),
  ...otherTexts(),
  heroBackgroundImage: "/media/road.jpg",
  newsletterSubscribersCount: 12,
  weeklyStoriesCount: 3,
  readRate: 41,
  journeyStartDate: "2025-07-09",
  footerInstagramUrl: "https://example.com/10",
  footerYoutubeUrl: "https://example.com/11",
  footerTwitterUrl: "https://example.com/12",
  footerEmailUrl: "mailto:asha@example.com",
  footerDaysTraveled: 4,
  footerStatesCovered: 5,
  footerDistance: 6,
  footerProgressPercentage: 7,
};

function otherTexts() {
  const texts = Object.entries(homeContentDefaults()).filter(
    ([, text]) => typeof text === "string",
  );
  return Object.fromEntries(texts.map(([key, text]) => [key, `${text} And more.`]));
}
