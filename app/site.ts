/**
 * What is the owner's to choose of the whole site: its names, language, zone, money, lists of words and look. A process
 * serves one site, so that everything asks here; who reads the settings for it is said once, by `provideSite`.
 */

/** By which field of its place a journey counts what it has reached. */
export const areaKinds = ["state", "country"] as const;
export type AreaOf = (typeof areaKinds)[number];

/** For titles and for texts; the last are those that every device has. */
export const typefaces = ["fraunces-inter", "newsreader-inter", "georgia-system"] as const;
export type Typefaces = (typeof typefaces)[number];

/** The values of the specification, which hold until the owner changes them; the lists of words are in `words.ts`. */
export const SITE_DEFAULTS = {
  siteName: "Kashmir to Kanyakumari",
  /** Under the icon of an installed site. */
  shortName: "K to K",
  travellerName: "Kiran",
  /** What titles say after the site's name, and after the traveller's. */
  siteKind: "Solo India Travel Blog",
  travellerKind: "Solo India Travel Blogger",
  /** For search engines, and where the site is installed. */
  description:
    "Letters, guides, photos and a map of six months overland from Kashmir to Kanyakumari.",
  /** How soon the owner answers. */
  responseTime: "Usually within 24 hours",
  /** BCP 47: the language of the pages, by which numbers and dates are written. */
  language: "en-IN",
  /** IANA: the zone in which all dates are shown and entered. */
  timeZone: "Asia/Kolkata",
  /** ISO 4217: what a price without a currency is in. */
  currency: "INR",
  /** What new pins begin with. */
  country: "India",
  /** The planned last day, `YYYY-MM-DD`. */
  journeyEndDate: "2026-01-31",
  /** What the journey counts: the word for many and for one, and which field of a place names it. */
  areaWord: "states",
  areaWordOne: "state",
  areaOf: "state" as AreaOf,
  /** `#rrggbb`: what is pressed and pointed at, and what stands beside it, on light and on dark ground. */
  accent: "#ad4e08",
  accentDark: "#f6a93f",
  second: "#0d6661",
  secondDark: "#66cdc2",
  typefaces: "fraunces-inter" as Typefaces,
  /** The address of the library's picture that the site's icons are made of; empty for the line of the journey. */
  icon: "",
};

/** Those that tell of the specification's journey, as they are on a site of the owner's own: see `isOwn`. */
export const OWN_SITE_DEFAULTS = {
  siteName: "Travel letters",
  travellerName: "the traveller",
  language: "en-GB",
  timeZone: "UTC",
  shortName: "",
  siteKind: "Travel Blog",
  travellerKind: "Travel Blogger",
  description: "Letters, guides, photos and a map.",
  /** Without one an amount stands as it was written. */
  currency: "",
  country: "",
  journeyEndDate: "",
};

export type Site = typeof SITE_DEFAULTS & { isOwn?: boolean };

/** Holds those of the settings that the owner has changed, as JSON, on the document's element. */
export const SITE_ATTRIBUTE = "data-site";

function fromDocument(): Site {
  const changed = globalThis.document?.documentElement.getAttribute(SITE_ATTRIBUTE);
  return changed ? { ...SITE_DEFAULTS, ...JSON.parse(changed) } : SITE_DEFAULTS;
}

let inDocument: Site | undefined;
let read = () => {
  inDocument ??= fromDocument();
  return inDocument;
};

/** The settings of this site, as they are now; in a browser as they were when the document was sent. */
export function site() {
  return read();
}

/**
 * Whether this is the owner's own site: she has set it up or saved settings, and nothing of the demo is there. From then on
 * the words and figures of the specification's journey stand nowhere; what is neither written nor known is left out.
 */
export function isOwn() {
  return site().isOwn === true;
}

/** A text that tells of the specification's journey: empty on the owner's own site. */
export function unlessOwn(text: string) {
  return isOwn() ? "" : text;
}

/** Whether the site, or this language, is English, as the words of the interface are. */
export function isEnglish(language = site().language) {
  return /^en(-|$)/i.test(language);
}

/** Says where the settings come from, in a process that has them. */
export function provideSite(reader: () => Site) {
  read = reader;
}

/** The title of a page of the site. */
export function pageTitle(name: string) {
  return `${name} – ${site().siteName}`;
}

/** The letters for programs that follow them. */
export const FEED = "/feed.xml";

/** The main pages, as the header, the menu and the bottom bar list them. */
export const mainPages = [
  { to: "/", label: "Home" },
  { to: "/journey", label: "Journey" },
  { to: "/letters", label: "Letters" },
  { to: "/gallery", label: "Gallery" },
  { to: "/about", label: "About" },
] as const;
