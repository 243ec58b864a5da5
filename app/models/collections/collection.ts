import { z } from "zod";
import { fileAddress, postAddressFields, webAddress } from "~/models/base/records/address-schemas";
import { LIMITS } from "~/models/base/records/limits";
import {
  count,
  flag,
  oneLine,
  oneOfThe,
  requiredText,
  text,
  version,
} from "~/models/base/records/value-schemas";
import { videoId } from "~/utils/links/video-id";
import { type MediaType, mediaTypes } from "~/vocabulary";

/** A new gallery collection. Every field but the title is optional; `null` clears one. */
export const newCollectionInput = z.object({
  title: requiredText("Title"),
  description: text("Description", LIMITS.text).nullish(),
  coverImage: fileAddress("Cover image").nullish(),
  location: oneLine("Location").nullish(),
  youtubeUrl: webAddress("YouTube URL").nullish(),
  isVisible: flag("Visible").nullish(),
  ...postAddressFields,
});

/** The same as a draft, with the photographs that its form has already. */
export const collectionDraft = newCollectionInput.extend({
  files: z.array(fileAddress("Photo")).nullish(),
});

/** What each optional field becomes when it is cleared or never given. */
export const CLEARED = { description: "", location: "", isVisible: true, socialMediaHashtags: [] };

/** A change to a collection: absent fields stay as they are. */
export const collectionInput = newCollectionInput.partial().extend({ version });

export type NewCollection = z.output<typeof newCollectionInput>;
export type CollectionChange = z.output<typeof collectionInput>;

const mediaFields = z.object({
  type: oneOfThe("Type", mediaTypes),
  url: requiredText("URL", LIMITS.url).pipe(fileAddress("URL")),
  title: oneLine("Title").nullish(),
  thumbnailUrl: fileAddress("Thumbnail").nullish(),
  linkUrl: webAddress("Display link").nullish(),
  embedCode: text("Embed code", LIMITS.text).nullish(),
  caption: oneLine("Caption", LIMITS.caption).nullish(),
  sortOrder: count("Sort order").nullish(),
});

/** A picture, video or link for a collection. */
export const newMediaInput = mediaFields
  .extend({ collectionId: requiredText("Collection") })
  .superRefine(requireVideoId);

/** A change to a medium: absent fields stay as they are. */
export const mediaInput = mediaFields.partial().extend({ version }).superRefine(requireVideoId);

export type NewMedia = z.output<typeof newMediaInput>;
export type MediaChange = z.output<typeof mediaInput>;

/** What is wrong with the address of a YouTube medium that `lacksVideoId`. */
export const NO_VIDEO_ID =
  "This address holds no YouTube video: use a link such as https://youtu.be/… with its 11-character id.";

export function lacksVideoId(media: { type?: MediaType; url?: string }) {
  return media.type === "youtube" && Boolean(media.url) && !videoId(media.url ?? "");
}

function requireVideoId(media: { type?: MediaType; url?: string }, context: z.RefinementCtx) {
  if (!lacksVideoId(media)) return;
  context.addIssue({ code: "custom", path: ["url"], message: NO_VIDEO_ID });
}

const mediaLabels: Record<MediaType, string> = {
  photo: "Photo",
  video: "Video File",
  youtube: "YouTube Video",
  embedded_video: "Embedded Video",
  link: "External Link",
};

export function mediaTypeLabel(type: MediaType) {
  return mediaLabels[type];
}

/** The types that are counted and shown as videos. */
export const videoTypes: readonly MediaType[] = ["video", "youtube", "embedded_video"];

export function isVideo({ type }: { type: MediaType }) {
  return videoTypes.includes(type);
}
