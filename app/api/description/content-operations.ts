import {
  change,
  create,
  list,
  type Operations,
  ownerList,
  ownerRead,
  read,
  remove,
} from "./operation";

/** Calls about the content that readers see, and about search. */
export const contentOperations: Operations = {
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
    get: { ...read("BlogPost", "One story by its slug; a former slug redirects"), moves: true },
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
    get: {
      ...read("Destination", "One destination by its slug; a former slug redirects"),
      moves: true,
    },
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
      parameters: ["q", "kind", "searchLimit", "cursor"],
      errors: [400],
    },
  },
};
