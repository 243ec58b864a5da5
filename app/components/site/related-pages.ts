import {
  BookOpen,
  CircleUser,
  House,
  type Icon,
  Images,
  Route,
  ScrollText,
  ShieldCheck,
} from "~/components/ui/icons";

type RelatedPage = { to: string; label: string; description: string; icon: Icon };

const home = page("/", "Home", "The cover: where I am and what is new.", House);
const journey = page("/journey", "Journey", "The route, the map and a guide to each stop.", Route);
const posts = page("/letters", "Letters", "Stories from the road, one town at a time.", BookOpen);
const collections = page("/gallery", "Gallery", "Photographs and films, album by album.", Images);
const about = page("/about", "About", "Who is carrying the bag, and how to write.", CircleUser);
const terms = page("/terms", "Terms of Service", "What you may do with all this.", ScrollText);
const privacy = page("/privacy", "Privacy Policy", "What is kept, and what never is.", ShieldCheck);

const suggestions: Record<string, RelatedPage[]> = {
  "/": [journey, collections, posts],
  "/journey": [collections, posts, about],
  "/gallery": [journey, posts, home],
  "/letters": [journey, collections, about],
  "/about": [journey, posts, collections],
  "/terms": [privacy, about, home],
  "/privacy": [terms, about, home],
};

function page(to: string, label: string, description: string, icon: Icon): RelatedPage {
  return { to, label, description, icon };
}

/** Where to go on from a page: three suggestions. */
export function relatedPages(path: string) {
  return suggestions[path] ?? [journey, collections, posts];
}

/** The main pages other than this one. */
export function otherMainPages(path: string) {
  return [home, journey, posts, collections, about].filter((other) => other.to !== path);
}
