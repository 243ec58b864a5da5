/**
 * Every kind of record, and what there is of it: all lists of kinds, and the sets that the database accepts, are made
 * from this table.
 */
type Description = {
  /** What addresses, the API and `picture_uses` call it; stored, so that it stays. */
  name: string;
  table?: string;
  /** What stands before a record's id or slug in the address of its public page. */
  path?: string;
  /** Where the owner edits it; a record's id follows. */
  adminPath?: string;
  /** What the owner's forms and lists call one of them. */
  noun?: string;
  /** Its records are found at a slug, and at their former ones. */
  slug?: true;
  /** The site keeps what is typed of it and not saved. */
  draft?: true;
  /** What it said before is kept. */
  version?: true;
  /** It can be deleted and brought back: what the owner calls it. */
  bin?: string;
  /** It can show pictures: what the owner calls such a use. */
  use?: string;
  /** It has pictures for other sites. */
  share?: true;
  /**
   * It is searched: its number in the index, higher ones stand before lower ones in a list of all kinds; what one and
   * several are called on the page.
   */
  search?: { number: number; one: string; many: string };
  /** Readers can keep it on their device: the name that is stored there, what the page calls it. */
  kept?: { name: string; label: string };
};

export const kinds = {
  post: {
    name: "letter",
    table: "blog_posts",
    path: "/letters/",
    adminPath: "/admin/posts",
    noun: "blog post",
    slug: true,
    draft: true,
    version: true,
    bin: "Letter",
    use: "Letter",
    share: true,
    search: { number: 6, one: "letter", many: "letters" },
    kept: { name: "letter", label: "Letter" },
  },
  destination: {
    name: "place",
    table: "destinations",
    path: "/journey/",
    adminPath: "/admin/places",
    noun: "destination",
    slug: true,
    draft: true,
    version: true,
    bin: "Place",
    use: "Place",
    share: true,
    search: { number: 7, one: "place", many: "places" },
    kept: { name: "destination", label: "Destination" },
  },
  pin: {
    name: "pin",
    table: "travel_pins",
    path: "/journey#pin-",
    adminPath: "/admin/pins",
    noun: "travel pin",
    draft: true,
    bin: "Pin",
    use: "Pin",
    search: { number: 5, one: "stop on the map", many: "stops on the map" },
  },
  moment: {
    name: "moment",
    table: "moments",
    adminPath: "/admin/moments",
    noun: "moment",
    draft: true,
    bin: "Moment",
    use: "Moment",
    search: { number: 3, one: "moment", many: "moments" },
  },
  collection: {
    name: "collection",
    table: "gallery_collections",
    path: "/gallery/",
    adminPath: "/admin/gallery",
    noun: "gallery collection",
    draft: true,
    bin: "Collection",
    use: "Cover of the collection",
    share: true,
    search: { number: 4, one: "photo collection", many: "photo collections" },
    kept: { name: "collection", label: "Photo collection" },
  },
  medium: {
    name: "photo",
    table: "gallery_media",
    bin: "Photo or film",
    use: "Photo of a collection",
    search: { number: 1, one: "photo", many: "photos" },
  },
  picture: {
    name: "picture",
    table: "pictures",
    path: "/media/",
    adminPath: "/admin/media",
    bin: "Picture",
  },
  home: {
    name: "home",
    table: "home_page_content",
    adminPath: "/admin/home",
    draft: true,
    version: true,
    use: "Site",
  },
  page: {
    name: "page",
    table: "pages",
    path: "/",
    adminPath: "/admin/pages",
    noun: "page",
    draft: true,
    version: true,
    bin: "Page",
    use: "Page",
  },
  settings: {
    name: "settings",
    table: "site_settings",
    adminPath: "/admin/settings",
    use: "Icon",
  },
  issue: {
    name: "issue",
    table: "newsletter_issues",
    path: "/newsletter/issues/",
    adminPath: "/admin/newsletter",
    draft: true,
    use: "Newsletter",
  },
  question: {
    name: "question",
    table: "faq_questions",
    path: "/about#question-",
    adminPath: "/admin/messages/questions",
    search: { number: 2, one: "question", many: "questions" },
  },
  journey: {
    name: "journey",
    share: true,
    kept: { name: "journey", label: "Every page of the site" },
  },
} as const satisfies Record<string, Description>;

type Kinds = typeof kinds;
type Kind = keyof Kinds;
type KindWith<Part extends keyof Description> = {
  [K in Kind]: Kinds[K] extends Required<Pick<Description, Part>> ? K : never;
}[Kind];

function kindsWith<Part extends keyof Description>(part: Part) {
  type Found = KindWith<Part>;
  return Object.keys(kinds).filter((kind) => part in kinds[kind as Kind]) as [Found, ...Found[]];
}

export const slugKinds = kindsWith("slug");
export const draftKinds = kindsWith("draft");
export const versionKinds = kindsWith("version");
export const binKinds = kindsWith("bin");
export const shareKinds = kindsWith("share");

export type NamedRecord = KindWith<"noun">;
export type SlugKind = KindWith<"slug">;
export type DraftKind = KindWith<"draft">;
export type VersionKind = KindWith<"version">;
export type BinKind = KindWith<"bin">;
export type ShareKind = KindWith<"share">;
export type UsingKind = KindWith<"use">;
export type SearchedKind = KindWith<"search">;
export type KeptKind = Kinds[KindWith<"kept">]["kept"]["name"];

export const usingKinds = kindsWith("use");
export const searchedKinds = kindsWith("search");

/** By the names that are stored and that the API has. */
export type UseName = Kinds[UsingKind]["name"];
export const useNames = usingKinds.map((kind) => kinds[kind].name) as [UseName, ...UseName[]];

/** By the names that addresses and the API have, in the order of a page of results. */
export type SearchName = Kinds[SearchedKind]["name"];
export const searchNames = [...searchedKinds]
  .sort((one, other) => kinds[other].search.number - kinds[one].search.number)
  .map((kind) => kinds[kind].name) as [SearchName, ...SearchName[]];

type NamedKind<Name> = { [K in Kind]: Kinds[K]["name"] extends Name ? K : never }[Kind];

/** The kind that has this name where it is stored or public. */
export function kindNamed<Name extends Kinds[Kind]["name"]>(name: Name) {
  const found = Object.entries(kinds).find(([, kind]) => kind.name === name);
  return found?.[0] as NamedKind<Name>;
}

/** What a page calls something that its reader has kept. */
export function keptLabel(name: KeptKind) {
  return kindsWith("kept")
    .map((kind) => kinds[kind].kept)
    .find((kept) => kept.name === name)?.label;
}
