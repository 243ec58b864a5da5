/** The four lists of the admin area, which have the same verbs. */

export type Shelf = {
  path: string;
  api: string;
  noun: string;
  table: string;
  newLink: string;
  create: string;
  /** The label and the name of the field that names a record. */
  label: string;
  name: string;
  /** The label of its field for a longer text. */
  text: string;
  /** What it needs besides its name: its label, and a value. */
  needs?: [label: string, value: string];
  messages: { created: string; updated: string; toggled: string; deleted: string };
  question: string;
  /** Where a visible record is public, besides a page of its own. */
  lists: string[];
  /** The folder of its own page, where it has one: by slug, or by id. */
  pages?: { folder: string; by: "slug" | "id" };
};

export const shelves: Shelf[] = [
  {
    path: "/admin/posts",
    api: "/api/blog-posts",
    noun: "letter",
    table: "blog_posts",
    newLink: "New Post",
    create: "Publish",
    label: "Title",
    name: "title",
    text: "Content",
    messages: {
      created: "Blog post created successfully",
      updated: "Blog post updated successfully",
      toggled: "Blog post visibility updated successfully",
      deleted: "Blog post deleted successfully",
    },
    question: "Are you sure you want to delete this blog post?",
    lists: ["/letters", "/api/blog-posts", "/feed.xml", "/feed.json", "/sitemap.xml"],
    pages: { folder: "/letters", by: "slug" },
  },
  {
    path: "/admin/places",
    api: "/api/destinations",
    noun: "place",
    table: "destinations",
    newLink: "Add Destination",
    create: "Add Destination",
    label: "Name",
    name: "name",
    text: "Description",
    messages: {
      created: "Destination created successfully",
      updated: "Destination updated successfully",
      toggled: "Destination visibility updated successfully",
      deleted: "Destination deleted successfully",
    },
    question: "Are you sure you want to delete this destination?",
    lists: ["/journey", "/api/destinations", "/sitemap.xml"],
    pages: { folder: "/journey", by: "slug" },
  },
  {
    path: "/admin/pins",
    api: "/api/travel-pins",
    noun: "pin",
    table: "travel_pins",
    newLink: "Add Pin",
    create: "Add Pin",
    label: "Name",
    name: "name",
    text: "Description",
    // A site of her own has no country that nobody chose.
    needs: ["Country", "India"],
    messages: {
      created: "Travel pin created successfully!",
      updated: "Travel pin updated successfully!",
      toggled: "Travel pin updated successfully!",
      deleted: "Travel pin deleted successfully!",
    },
    question: "Are you sure you want to delete this travel pin?",
    lists: ["/api/travel-pins"],
  },
  {
    path: "/admin/gallery",
    api: "/api/gallery",
    noun: "collection",
    table: "gallery_collections",
    newLink: "New Collection",
    create: "Create Collection",
    label: "Title",
    name: "title",
    text: "Description",
    messages: {
      created: "Gallery collection created successfully",
      updated: "Gallery collection updated successfully",
      toggled: "Gallery visibility updated successfully",
      deleted: "Gallery collection deleted successfully",
    },
    question: "Are you sure you want to delete this gallery collection?",
    lists: ["/gallery", "/api/gallery", "/sitemap.xml"],
    pages: { folder: "/gallery", by: "id" },
  },
];

export function slugOf(name: string) {
  return name.toLowerCase().replaceAll(" ", "-");
}
