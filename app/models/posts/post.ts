import { z } from "zod";
import { fileAddress, postAddressFields } from "~/models/base/records/address-schemas";
import { LIMITS } from "~/models/base/records/limits";
import {
  flag,
  instantText,
  list,
  oneLine,
  oneOfOwn,
  requiredText,
  text,
  version,
  whole,
} from "~/models/base/records/value-schemas";
import { wordOrFirst, words } from "~/words";

/** A new post. Every field but the title is optional; `null` clears one. */
export const newPostInput = z.object({
  title: requiredText("Title"),
  content: text("Content", LIMITS.content).nullish(),
  /** A destination's id: the post is published once she has left that place, at the latest on its date. */
  publishWhenLeft: oneLine("Publish when I have left").nullish(),
  /** Absent or null: a draft. In the future: scheduled. */
  publishedAt: instantText("Published at").nullish(),
  isVisible: flag("Visible").nullish(),
  excerpt: oneLine("Excerpt", LIMITS.excerpt).nullish(),
  featuredImage: fileAddress("Featured image").nullish(),
  category: oneOfOwn("Category", () => words().postCategories).nullish(),
  tags: list("Tags").nullish(),
  readingTime: whole("Reading time", 0, 600).nullish(),
  isFeatured: flag("Featured").nullish(),
  relatedBlogPosts: list("Related stories").nullish(),
  ...postAddressFields,
});

/** What each optional field becomes when it is cleared or never given. */
export const CLEARED = {
  excerpt: "",
  content: "",
  get category() {
    return wordOrFirst(words().postCategories, "adventure");
  },
  tags: [],
  relatedBlogPosts: [],
  readingTime: 5,
  isFeatured: false,
  isVisible: true,
  socialMediaHashtags: [],
};

/** A change to a post: absent fields stay as they are. */
export const postInput = newPostInput.partial().extend({ version });

/** The draft of a post: like a change, but the title may be empty. */
export const postDraftInput = newPostInput
  .partial()
  .extend({ title: oneLine("Title").nullish(), version });

export type NewPost = z.output<typeof newPostInput>;
export type PostChange = z.output<typeof postInput>;

/** Derived, never stored: only live posts are public. */
export type PostStatus = "hidden" | "draft" | "sealed" | "scheduled" | "live";
