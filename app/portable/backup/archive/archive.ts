import { z } from "zod";

/** Raised when the archive's layout changes in a way that older programs cannot read. */
export const ARCHIVE_FORMAT = 2;
/** What holds its originals itself is written as every program could read it. */
export const COMPLETE_FORMAT = 1;
export const ARCHIVE_SITE = "kashmir-to-kanyakumari";
export const MANIFEST = "manifest.json";
export const DATABASE = "site.db";
export const SECRETS = "secrets.json";
export const ORIGINALS = "media/originals";

const CONTENT = /^(?:site\.db|secrets\.json|media\/originals\/[0-9a-f]{16})$/;

const contentName = z.string().regex(CONTENT);
const originalId = z.string().regex(/^[0-9a-f]{16}$/);
const hashed = z.object({ bytes: z.int().min(0), sha256: z.hash("sha256") });
const amount = z.int().min(0);

/**
 * What an archive says of itself: which program wrote it, when, each file's size and SHA-256, and the same of the
 * originals that it needs and that lie beside it, once for all archives.
 */
export const manifestSchema = z.object({
  site: z.literal(ARCHIVE_SITE),
  format: z.int().min(1),
  program: z.string(),
  createdAt: z.iso.datetime(),
  files: z.record(contentName, hashed),
  originals: z.record(originalId, hashed).optional(),
  counts: z.object({ posts: amount, photographs: amount }).optional(),
});

export type Manifest = z.output<typeof manifestSchema>;

export type Counts = NonNullable<Manifest["counts"]>;

/** A manifest has some 120 bytes for each picture: room for far more than a disk holds. */
export const MAX_MANIFEST_BYTES = 16_000_000;

/** How many bytes these files have together. */
export function bytesOf(files: Record<string, { bytes: number }>) {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
}
