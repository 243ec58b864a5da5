import type { queryParameters } from "./query-parameters";
import type { inputs, records } from "./schemas";

type InputName = keyof typeof inputs;
type RecordName = keyof typeof records;
type QueryName = keyof typeof queryParameters;

export type Operation = {
  summary: string;
  /** Who may call it; what visitors send is limited in number. */
  access: "everyone" | "visitor" | "owner";
  status: 200 | 201 | 204;
  answer?: RecordName;
  /** Set when the answer is a list of such records. */
  list?: boolean;
  input?: InputName;
  /** Set when the input may be left out, all of it. */
  inputIsOptional?: boolean;
  query?: QueryName[];
  /** Whether it takes a file. */
  file?: boolean;
  /** What a 409 is answered with, where it is not a version. */
  conflict?: RecordName;
  /** Whether the address names a record that may not be there. */
  named?: boolean;
  /** Errors that do not follow from the rest. */
  errors?: number[];
};

const inPages: QueryName[] = ["limit", "cursor"];

type Operations = Partial<Record<"get" | "post" | "put" | "patch" | "delete", Operation>>;

function list(answer: RecordName, summary: string, query: QueryName[] = []): Operation {
  return {
    summary,
    access: "everyone",
    status: 200,
    answer,
    list: true,
    query: ["fields", ...inPages, ...query],
  };
}

function ownerList(answer: RecordName, summary: string): Operation {
  return { ...ownerRead(answer, summary), list: true, query: inPages };
}

function ownerRead(answer: RecordName, summary: string): Operation {
  return { summary, access: "owner", status: 200, answer };
}

function read(answer: RecordName, summary: string, named = true): Operation {
  return { summary, access: "everyone", status: 200, answer, named };
}

function create(answer: RecordName, input: InputName, summary: string): Operation {
  return { summary, access: "owner", status: 201, answer, input };
}

function change(answer: RecordName, input: InputName, summary: string, named = true): Operation {
  return { summary, access: "owner", status: 200, answer, input, named };
}

function remove(summary: string): Operation {
  return { summary, access: "owner", status: 204, named: true };
}

function send(input: InputName, summary: string): Operation {
  return { summary, access: "visitor", status: 201, answer: "Done", input };
}

/** Every call of the API. The paths are those of `app/routes.ts`. */
export const operations: Record<string, Operations> = {
  "/api/settings": {
    get: read("Settings", "What the owner chose for the whole site", false),
    put: change("Settings", "SettingsChange", "Change the settings of the site", false),
  },
  "/api/pages": {
    get: list("Page", "The pages of texts: those that every site has, then the owner's own"),
    post: create("Page", "NewPage", "Add a page; its slug is made from the title, and stays"),
  },
  "/api/pages/{slug}": {
    get: read("Page", "One page by its slug"),
    put: change("Page", "PageChange", "Change what a page says; absent members stay"),
    delete: { ...remove("Delete a page of the owner's own"), errors: [400] },
  },
  "/api/home-content": {
    get: read("HomeContent", "The texts of the home page and the footer", false),
    put: change("HomeContent", "HomeContentChange", "Change the texts of the home page", false),
  },
  "/api/journey": {
    get: read("Journey", "Where the traveller is and how far the journey has come"),
    put: change("Journey", "JourneyChange", "Change the journey record", false),
  },
  "/api/journey/stats": {
    get: read("JourneyStats", "The figures that public pages show", false),
  },
  "/api/travel-pins": {
    get: list("TravelPin", "The pins of the map, in the order of the journey"),
    post: create("TravelPin", "NewTravelPin", "Add a pin at the end of the journey"),
  },
  "/api/travel-pins/{id}": {
    get: read("TravelPin", "One pin"),
    put: change("TravelPin", "TravelPinChange", "Change a pin"),
    delete: remove("Delete a pin"),
  },
  "/api/moments": {
    get: list("Moment", "The moments, newest first; their positions are the owner's alone"),
    post: create(
      "Moment",
      "NewMoment",
      "Add a moment; what is left open is taken from its photograph",
    ),
  },
  "/api/moments/{id}": {
    get: read("Moment", "One moment"),
    put: change("Moment", "MomentChange", "Change a moment"),
    delete: remove("Delete a moment"),
  },
  "/api/blog-posts": {
    get: list("BlogPost", "The stories, newest first", ["q", "sort", "postCategory"]),
    post: create("BlogPost", "NewBlogPost", "Add a story; its slug is made from the title"),
  },
  "/api/blog-posts/featured": {
    get: list("BlogPost", "The featured stories, newest first"),
  },
  "/api/blog-posts/by-id/{id}": {
    get: read("BlogPost", "One story by its id"),
  },
  "/api/blog-posts/{slugOrId}": {
    get: read("BlogPost", "One story by its slug; a former slug redirects"),
    put: change("BlogPost", "BlogPostChange", "Change the story with this id"),
    delete: remove("Delete the story with this id"),
  },
  "/api/blog-posts/{id}/draft": {
    get: {
      ...ownerRead("BlogPostDraft", "What is written of a story and not published"),
      named: true,
    },
    put: change("BlogPostDraft", "BlogPostDraftChange", "Keep a draft; the story stays as it is"),
    delete: remove("Forget a draft"),
  },
  "/api/blog-posts/{id}/versions": {
    get: {
      ...ownerList("BlogPostVersion", "What a story said before, newest first"),
      named: true,
    },
  },
  "/api/blog-posts/{id}/versions/{number}": {
    get: { ...ownerRead("BlogPostVersionValues", "What one version said"), named: true },
  },
  "/api/blog-posts/{id}/versions/{number}/restore": {
    post: {
      ...ownerRead("BlogPost", "Have a story say again what a version said, live at once"),
      named: true,
      errors: [400],
    },
  },
  "/api/blog-posts/{id}/previews": {
    get: {
      ...ownerList("PreviewLink", "The secret links to a story that run, newest first"),
      named: true,
    },
    post: {
      ...create(
        "NewPreviewLink",
        "PreviewLinkInput",
        "Make a secret link to a story as it will be",
      ),
      inputIsOptional: true,
      named: true,
    },
  },
  "/api/blog-posts/{id}/previews/{previewId}": {
    delete: remove("End a secret link"),
  },
  "/api/destinations": {
    get: list("Destination", "The destinations, in the order in which they were added", [
      "q",
      "sort",
      "destinationCategory",
      "region",
    ]),
    post: create(
      "Destination",
      "NewDestination",
      "Add a destination; its slug is made from the name",
    ),
  },
  "/api/destinations/{slugOrId}": {
    get: read("Destination", "One destination by its slug; a former slug redirects"),
    put: change("Destination", "DestinationChange", "Change the destination with this id"),
    delete: remove("Delete the destination with this id"),
  },
  "/api/gallery": {
    get: list("GalleryCollection", "The collections with their media, newest first"),
    post: create("GalleryCollection", "NewGalleryCollection", "Add a collection"),
  },
  "/api/gallery/media": {
    post: create(
      "GalleryMedium",
      "NewGalleryMedium",
      "Add a picture, video or link to a collection",
    ),
  },
  "/api/gallery/media/{id}": {
    get: read("GalleryMedium", "One picture, video or link"),
    put: change("GalleryMedium", "GalleryMediumChange", "Change a picture, video or link"),
    delete: remove("Delete a picture, video or link"),
  },
  "/api/gallery/{id}": {
    get: read("GalleryCollection", "One collection with its media"),
    put: change("GalleryCollection", "GalleryCollectionChange", "Change a collection"),
    delete: remove("Delete a collection with its media"),
  },
  "/api/search": {
    get: {
      ...read("SearchResults", "What the public finds of all kinds, best first", false),
      query: ["q", "kind", "searchLimit", "cursor"],
      errors: [400],
    },
  },
  "/api/media": {
    get: {
      ...ownerList("Picture", "The site's own pictures, newest first"),
      query: ["fields", ...inPages, "q", "unused", "undescribed"],
    },
    post: {
      summary:
        "Take a picture in, as the body or its field `file`; the same bytes again answer 200",
      access: "owner",
      status: 201,
      answer: "Picture",
      file: true,
      errors: [200, 400, 413, 415, 507],
    },
  },
  "/api/media/{id}": {
    get: { ...ownerRead("Picture", "One picture"), named: true },
    put: change("Picture", "PictureChange", "Change what is known of a picture"),
    delete: {
      ...remove("Delete a picture, unless it is in use"),
      query: ["anyway"],
      conflict: "PictureInUse",
    },
  },
  "/api/bin": {
    get: ownerList("BinEntry", "What was deleted lately, newest first"),
  },
  "/api/bin/{id}": {
    delete: remove("Delete for good what lies in the bin"),
  },
  "/api/bin/{id}/restore": {
    post: {
      ...ownerRead("Restored", "Bring back what lies in the bin; a 409 says what to do first"),
      named: true,
      conflict: "Failure",
    },
  },
  "/api/newsletter/subscribe": {
    post: send("Subscription", "Subscribe to the newsletter; twice is not an error"),
  },
  "/api/contact": {
    post: send("NewContactMessage", "Send a message; with an idempotency key it is kept once"),
  },
  "/api/contact/messages": {
    get: ownerList("ContactMessage", "All messages, newest first"),
  },
  "/api/contact/messages/{id}/read": {
    patch: { ...ownerRead("ContactMessage", "Mark a message as read"), named: true },
  },
  "/api/admin/stats": {
    get: ownerRead("AdminStats", "The five figures of the dashboard"),
  },
  "/api/auth/user": {
    get: ownerRead("User", "Who is signed in"),
  },
  "/api/auth/login": {
    post: {
      summary: "Sign in; the answer sets the session's cookie",
      access: "visitor",
      status: 200,
      answer: "User",
      input: "SignIn",
      errors: [401],
    },
  },
  "/api/auth/logout": {
    post: { summary: "End the session, if there is one", access: "everyone", status: 204 },
  },
  "/api/openapi.json": {
    get: read("Description", "This description", false),
  },
};
