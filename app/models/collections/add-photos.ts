/**
 * Where photographs go that are added on the page of all collections: an id names a collection, or one of these two.
 */
export const NEW_COLLECTION = "new";
export const LIBRARY_ALONE = "library";

export const ADD_PHOTOS_PATH = "/admin/gallery/photos";
