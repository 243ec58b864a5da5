import { and, isNull } from "drizzle-orm";
import { among, amongGiven } from "~/models/base/lists/among.server";
import { db } from "~db/client.server";
import { pictures } from "~db/schema/pictures";
import { addressesIn, type PictureView, pictureAddress } from "./picture";
import { pictureIdOf } from "./picture-name";

/** The columns that pages may know. When, where and with what a picture was taken is for the owner alone. */
const columns = {
  id: pictures.id,
  width: pictures.width,
  height: pictures.height,
  placeholder: pictures.placeholder,
  alt: pictures.alt,
  focusX: pictures.focusX,
  focusY: pictures.focusY,
};

/** Prepared once, because every page runs it. */
const picturesWith = db
  .select(columns)
  .from(pictures)
  .where(and(isNull(pictures.deletedAt), amongGiven(pictures.id, "ids")))
  .prepare();

function getPictures(ids: string[]) {
  const rows = picturesWith.all({ ids: JSON.stringify(ids) });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The views of the pictures with these ids, in this order; unknown ids are left out. */
export function findPictures(ids: string[]) {
  const known = getPictures(ids);
  return ids.flatMap((id) => {
    const picture = known.get(id);
    return picture ? [{ ...picture, src: pictureAddress(picture) }] : [];
  });
}

/** The views of the pictures at these addresses, by address, in one query. */
export function viewPictures(addresses: (string | null | undefined)[]) {
  const known = getPictures(addresses.flatMap((address) => pictureIdOf(address) ?? []));
  return new Map<string, PictureView>(
    addresses
      .filter(isPresent)
      .map((src) => [src, { src, alt: "", ...known.get(pictureIdOf(src) ?? "") }]),
  );
}

/** The addresses in a text that belong to pictures of the site which are no longer in the library. */
export function missingIn(text: string) {
  const views = viewPictures(addressesIn(text));
  return [...views.values()].flatMap(({ id, src }) => (id === undefined ? src : []));
}

function isPresent(address: string | null | undefined): address is string {
  return Boolean(address);
}

/** The view of one picture, or `null` without an address. */
export function viewPicture(address: string | null | undefined) {
  return address ? (viewPictures([address]).get(address) ?? null) : null;
}

/** The items, each with the view of the picture whose address `addressOf` gives. */
export function withPictures<Item>(items: Item[], addressOf: (item: Item) => string | null) {
  const views = viewPictures(items.map(addressOf));
  return items.map((item) => ({ ...item, picture: views.get(addressOf(item) ?? "") ?? null }));
}

/** The dominant colours of the pictures with these ids, by id; those without one are left out. */
export function findColours(ids: string[]) {
  const { id, colour } = pictures;
  const rows = db
    .select({ id, colour })
    .from(pictures)
    .where(and(isNull(pictures.deletedAt), among(id, ids)))
    .all();
  return new Map(rows.flatMap((row) => (row.colour ? [[row.id, row.colour] as const] : [])));
}
