/**
 * The parts of a variant's file name. Apart from `picture.ts`, so that pages which only show pictures do not load this.
 */

export const pictureFormats = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const VARIANT_NAME = String.raw`([0-9a-f]{16})-(\d{1,4})\.(${pictureFormats.join("|")})`;
const VARIANT = new RegExp(`^${VARIANT_NAME}$`);

/** The parts of a variant's file name, or `null`. */
export function parseVariantName(name: string) {
  const [, id, width, format] = VARIANT.exec(name) ?? [];
  return id && format ? { id, width: Number(width), format: format as PictureFormat } : null;
}

/** The id of one of the site's own pictures, or `null` for an outside address. */
export function pictureIdOf(address: string | null | undefined) {
  return address?.startsWith("/media/") ? (parseVariantName(address.slice(7))?.id ?? null) : null;
}
