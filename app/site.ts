/** Who writes and what the site is called; everything else is edited in the admin area. */
export const SITE_NAME = "Kashmir to Kanyakumari";
export const TRAVELLER_NAME = "Kiran";
/** How long the journey is meant to be, from the day it starts: 184 days from the first of August. */
export const JOURNEY_MONTHS = 6;

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

export const popularDestinations = [
  "Kashmir Valley",
  "Rajasthan Desert",
  "Goa Beaches",
  "Kerala Backwaters",
  "Kanyakumari",
] as const;
