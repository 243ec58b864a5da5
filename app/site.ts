/**
 * The owner's settings for the whole site: names, language, zone, currency, word lists and look. A process serves one
 * site, so all code asks here; `provideSite` sets where the settings come from.
 */

/** The field of a place by which a journey counts its areas. */
export const areaKinds = ["state", "country"] as const;
export type AreaOf = (typeof areaKinds)[number];

/** Pairs of fonts for titles and for texts; the last pair exists on every device. */
export const typefaces = ["fraunces-inter", "newsreader-inter", "georgia-system"] as const;
export type Typefaces = (typeof typefaces)[number];

/** The defaults, from the specification; those of the word lists are in `words.ts`. */
export const SITE_DEFAULTS = {
  siteName: "Kashmir to Kanyakumari",
  /** The name under the icon of an installed site. */
  shortName: "K to K",
  travellerName: "Kiran",
  /** The words in titles after the site's name, and after the traveller's. */
  siteKind: "Solo India Travel Blog",
  travellerKind: "Solo India Travel Blogger",
  /** The description for search engines and for the installed site. */
  description:
    "Letters, guides, photos and a map of six months overland from Kashmir to Kanyakumari.",
  /** How soon the owner answers. */
  responseTime: "Usually within 24 hours",
  /** BCP 47: the language of the pages, used for numbers and dates. */
  language: "en-IN",
  /** IANA: the zone in which all dates are shown and entered. */
  timeZone: "Asia/Kolkata",
  /** ISO 4217: the currency of prices without one. */
  currency: "INR",
  /** The country of new pins. */
  country: "India",
  /** The planned last day, `YYYY-MM-DD`. */
  journeyEndDate: "2026-01-31",
  /** What the journey counts: the word in the plural and the singular, and the field of a place with its name. */
  areaWord: "states",
  areaWordOne: "state",
  areaOf: "state" as AreaOf,
  /** `#rrggbb`: the main accent and the second colour, on light and on dark backgrounds. */
  accent: "#ad4e08",
  accentDark: "#f6a93f",
  second: "#0d6661",
  secondDark: "#66cdc2",
  typefaces: "fraunces-inter" as Typefaces,
  /** The address of the picture for the site's icons; empty for the journey's line. */
  icon: "",
};

/** Defaults that replace those of the specification's journey on the owner's own site: see `isOwn`. */
export const OWN_SITE_DEFAULTS = {
  siteName: "Travel letters",
  travellerName: "the traveller",
  language: "en-GB",
  timeZone: "UTC",
  shortName: "",
  siteKind: "Travel Blog",
  travellerKind: "Travel Blogger",
  description: "Letters, guides, photos and a map.",
  /** Empty: amounts stay as they were written. */
  currency: "",
  country: "",
  journeyEndDate: "",
};

export type Site = typeof SITE_DEFAULTS & { isOwn?: boolean };

/** The attribute of the `html` element with the settings that the owner has changed, as JSON. */
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

/** The present settings; in a browser those of the time when the document was sent. */
export function site() {
  return read();
}

/**
 * Whether this is the owner's own site: she has set it up or saved settings, and the demo is removed. Then no words or
 * figures of the specification's journey are shown; missing ones are left out.
 */
export function isOwn() {
  return site().isOwn === true;
}

/** A text about the specification's journey; empty on the owner's own site. */
export function unlessOwn(text: string) {
  return isOwn() ? "" : text;
}

/** Whether the site's language, or this one, is English, like the interface. */
export function isEnglish(language = site().language) {
  return /^en(-|$)/i.test(language);
}

/** Sets where the settings come from in this process. */
export function provideSite(reader: () => Site) {
  read = reader;
}

export function pageTitle(name: string) {
  return `${name} – ${site().siteName}`;
}

/** The address of the feed. */
export const FEED = "/feed.xml";

/** The main pages, as the header, the menu and the bottom bar list them. */
export const mainPages = [
  { to: "/", label: "Home" },
  { to: "/journey", label: "Journey" },
  { to: "/letters", label: "Letters" },
  { to: "/gallery", label: "Gallery" },
  { to: "/about", label: "About" },
] as const;
