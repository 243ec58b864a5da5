import { z } from "zod";
import { versionFields } from "~/models/find/versions/version-fields.server";
import type { PostVersion } from "~/models/find/versions/versions.server";
import type { PreviewLink } from "~/models/posts/preview-link.server";
import { pick } from "~/utils/pick";
import { post } from "./content-records";
import { type Answers, flag, instant, text } from "./parts";

/** Records that only the owner sees: former texts, and secret links to letters that are not published. */

const version = {
  number: z.int().min(0).describe("The story's version that said this."),
  savedAt: instant,
  isReadable: flag.describe("false: what is stored of it can no longer be read."),
};

export const postVersion = z.object({
  ...version,
  title: text.nullable(),
}) satisfies Answers<PostVersion>;

const written = versionFields.post as (keyof typeof post.shape)[];

export const postVersionValues = z.object({
  ...version,
  values: z
    .object(pick(post.shape, ...written))
    .partial()
    .nullable()
    .describe("The fields that its owner writes."),
});

export const previewLink = z.object({
  id: text,
  createdAt: instant,
  expiresAt: instant,
}) satisfies Answers<PreviewLink>;

export const newPreviewLink = z.object({
  id: text,
  url: text.describe("The whole address; it is told this once."),
  expiresAt: instant,
});
