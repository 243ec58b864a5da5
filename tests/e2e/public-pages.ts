import type { TestSite } from "../support/browser/browser";

/** What the specification promises of a public page, in its own words. */
export type PublicPage = {
  name: string;
  path(site: TestSite): string;
  title: RegExp;
  heading: RegExp;
  /** Texts that stand in the page's main part. */
  words: (string | RegExp)[];
  /** The names of the breadcrumbs after Home; none on the home page. */
  trail: (string | RegExp)[];
};

const collectionId = (site: TestSite) =>
  site.value("select id from gallery_collections where title like 'Kashmir%'");

const photoId = (site: TestSite) =>
  site.value(
    `select id from gallery_media where collection_id = '${collectionId(site)}' and type = 'photo' order by sort_order limit 1`,
  );

export const collectionPath = (site: TestSite) => `/gallery/${collectionId(site)}`;
export const photoPath = (site: TestSite) => `${collectionPath(site)}/photos/${photoId(site)}`;

const EXPLORE = "Explore More Travel Content";

export const publicPages: PublicPage[] = [
  {
    name: "home",
    path: () => "/",
    title: /Kashmir to Kanyakumari/,
    heading: /Six months overland,\s*Kashmir to Kanyakumari/,
    words: [
      "75",
      "13+",
      /6,?365\+/,
      "Thrissur",
      "90%",
      "Delhi Streets: Culinary Adventure",
      "Srinagar, Kashmir",
      "Kanyakumari, Tamil Nadu",
      EXPLORE,
      "Your privacy is protected. Unsubscribe anytime.",
      /34\d/,
      "95%",
    ],
    trail: [],
  },
  {
    name: "journey",
    path: () => "/journey",
    title: /Journey/,
    heading: /./,
    words: [
      "Thrissur",
      "90%",
      "North India",
      "Central India",
      "South India",
      "Old Delhi",
      "Current Location",
      /\+\d+ more/,
      EXPLORE,
    ],
    trail: ["Journey"],
  },
  {
    name: "destination",
    path: () => "/journey/srinagar-kashmir",
    title: /^Srinagar, Kashmir/,
    heading: /^Srinagar, Kashmir$/,
    words: [
      "Exploration Spot",
      "Easy",
      "Jammu and Kashmir",
      "North India",
      "April to June, September to October",
      "4–5 days",
      "₹1,100–1,500 a day",
      "4.8",
      "Khanqah-e-Moula and the lanes of the old city",
      "Dawn shikara ride",
      "View in Maps",
      "Get Directions",
      "Back to Journey",
      "Kashmir: Lakes and Orchards",
      "First Light on Dal Lake",
    ],
    trail: ["Journey", "Srinagar, Kashmir"],
  },
  {
    name: "current destination",
    path: () => "/journey/thrissur-kerala",
    title: /^Thrissur, Kerala/,
    heading: /^Thrissur, Kerala$/,
    words: ["Current Location"],
    trail: ["Journey", "Thrissur, Kerala"],
  },
  {
    name: "letters",
    path: () => "/letters",
    title: /Letters/,
    heading: /letters/i,
    words: [
      "Delhi Streets: Culinary Adventure",
      /\d+ min read/,
      "Oct 18, 2025",
      "Read Story",
      EXPLORE,
    ],
    trail: ["Letters"],
  },
  {
    name: "letter",
    path: () => "/letters/delhi-streets-culinary-adventure",
    title: /^Delhi Streets: Culinary Adventure/,
    heading: /^Delhi Streets: Culinary Adventure$/,
    words: ["Aug 29, 2025", "5 min read", /food/i, "Continue Reading", "Share"],
    trail: ["Letters", "Delhi Streets: Culinary Adventure"],
  },
  {
    name: "gallery",
    path: () => "/gallery",
    title: /Gallery/,
    heading: /gallery/i,
    words: ["Kashmir: Lakes and Orchards", /\+\d+/, /2 videos/i],
    trail: ["Gallery"],
  },
  {
    name: "collection",
    path: collectionPath,
    title: /^Kashmir: Lakes and Orchards/,
    heading: /^Kashmir: Lakes and Orchards$/,
    words: ["Srinagar, Jammu and Kashmir", "10 photos", "Aug 13, 2025", "Watch the Journey"],
    trail: ["Gallery", "Kashmir: Lakes and Orchards"],
  },
  {
    name: "photo",
    path: photoPath,
    title: /Kashmir: Lakes and Orchards/,
    heading: /./,
    words: [],
    trail: ["Gallery", "Kashmir: Lakes and Orchards", /./],
  },
  {
    name: "about",
    path: () => "/about",
    title: /^About .+ - Solo India Travel Blogger/,
    heading: /./,
    words: [
      /90%\s+Complete/,
      "15+ States Explored",
      "1000+ Photos Captured",
      "Authentic Experiences",
      "Budget Travel Expert",
      "6 months",
      "Aug - Jan 2026",
      "3,000+ kilometers",
      "Solo backpacking",
      "Travel Philosophy",
      "Travel Expertise",
      "Journey Highlights",
      "Why Follow",
      "Authentic Stories",
      "Practical Tips",
      "Cultural Insights",
      "Get in Touch",
      "Follow Journey",
      "Connect Directly",
      "Current Location",
      "Response Time",
      "Usually within 24 hours",
      "Journey Update",
      "A city where festivals never really end",
      "Next stop: Coimbatore",
      /Last updated: (just now|.+ ago)/,
      "Quick Questions",
      EXPLORE,
    ],
    trail: ["About"],
  },
  {
    name: "terms",
    path: () => "/terms",
    title: /Terms of Service/,
    heading: /^Terms of Service$/,
    words: [
      "January 16, 2025",
      "Travel Information Disclaimer",
      "Limitation of Liability",
      EXPLORE,
    ],
    trail: ["Terms of Service"],
  },
  {
    name: "privacy",
    path: () => "/privacy",
    title: /Privacy Policy/,
    heading: /^Privacy Policy$/,
    words: ["January 16, 2025", "Cookies", "Third-Party Services", "13", EXPLORE],
    trail: ["Privacy Policy"],
  },
  {
    name: "newsletter",
    path: () => "/newsletter",
    title: /Newsletter/,
    heading: /./,
    words: ["Your privacy is protected. Unsubscribe anytime."],
    trail: ["Newsletter"],
  },
];

/** Addresses where nothing is, with the catalogue's words. */
export const missingPages = [
  {
    path: "/journey/no-such-place",
    title: "Place Not Found",
    text: "The place you're looking for doesn't exist or has been moved.",
    back: "Back to Journey",
  },
  {
    path: "/letters/no-such-letter",
    title: "Story Not Found",
    text: "The travel story you're looking for doesn't exist or has been moved.",
    back: "Back to Letters",
  },
  {
    path: "/blog/no-such-letter",
    title: "Story Not Found",
    text: "The travel story you're looking for doesn't exist or has been moved.",
    back: "Back to Letters",
  },
  {
    path: "/gallery/no-such-collection",
    title: "Collection Not Found",
    text: "The gallery collection you're looking for doesn't exist or has been moved.",
    back: "Back to Gallery",
  },
  {
    path: "/gallery/no-such-collection/photos/1",
    title: "Photo Not Found",
    text: "doesn't exist or has been moved.",
    back: "Back to Gallery",
  },
  { path: "/no/such/page", title: "404 Page Not Found", text: "", back: null },
];
