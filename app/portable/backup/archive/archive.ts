import { z } from "zod";

/** Raise this when the archive's layout changes so that older programs cannot read it. */
export const ARCHIVE_FORMAT = 2;
/** The format of an archive that contains its originals; every version of the program can read it. */
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
 * The manifest of an archive: the program that wrote it, the time, and the size and SHA-256 of each file. `originals`
 * has the same for the originals that it needs; they are stored once, beside all archives.
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

/** A manifest has some 120 bytes for each picture: this is enough for far more than fit on a disk. */
export const MAX_MANIFEST_BYTES = 16_000_000;

/** The total size of these files in bytes. */
export function bytesOf(files: Record<string, { bytes: number }>) {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
}
