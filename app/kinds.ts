/**
 * Every kind of record and its features. All lists of kinds, and those that the database accepts, come from this table.
 */
type Description = {
  /** The name in addresses, the API and `picture_uses`. It is stored, so it must never change. */
  name: string;
  table?: string;
  /** The public page's path before a record's id or slug. */
  path?: string;
  /** The path of the owner's list; a record's id follows to edit it. */
  adminPath?: string;
  /** The name of one record in the owner's forms and lists. */
  noun?: string;
  /** Its records have slugs, and are also found at their former ones. */
  slug?: true;
  /** The site stores drafts of it. */
  draft?: true;
  /** Its earlier versions are stored. */
  version?: true;
  /** Deleted records go to the bin and can be restored. The value is the label there. */
  bin?: string;
  /** It can show pictures. The value is the label of such a use. */
  use?: string;
  /** It has preview pictures for other sites. */
  share?: true;
  /**
   * It can be searched. `number` is its number in the index; kinds with higher numbers are listed first. `one` and
   * `many` are the labels of results.
   */
  search?: { number: number; one: string; many: string };
  /** Readers can keep it on their device: the name stored there, and the label on the page. */
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

/** The names of kinds that use pictures, as stored and as in the API. */
export type UseName = Kinds[UsingKind]["name"];
export const useNames = usingKinds.map((kind) => kinds[kind].name) as [UseName, ...UseName[]];

/** The names of searched kinds, as in addresses and the API; `searchNames` is in the order of results. */
export type SearchName = Kinds[SearchedKind]["name"];
export const searchNames = [...searchedKinds]
  .sort((one, other) => kinds[other].search.number - kinds[one].search.number)
  .map((kind) => kinds[kind].name) as [SearchName, ...SearchName[]];

type NamedKind<Name> = { [K in Kind]: Kinds[K]["name"] extends Name ? K : never }[Kind];

/** The kind with this stored name. */
export function kindNamed<Name extends Kinds[Kind]["name"]>(name: Name) {
  const found = Object.entries(kinds).find(([, kind]) => kind.name === name);
  return found?.[0] as NamedKind<Name>;
}

/** The label of something that a reader has kept. */
export function keptLabel(name: KeptKind) {
  return kindsWith("kept")
    .map((kind) => kinds[kind].kept)
    .find((kept) => kept.name === name)?.label;
}
