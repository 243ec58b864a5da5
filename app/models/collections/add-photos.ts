/** Where photographs go that are added on the page of all collections: to one of them by its id, or to one of these. */
export const NEW_COLLECTION = "new";
export const LIBRARY_ALONE = "library";

export const ADD_PHOTOS_PATH = "/admin/gallery/photos";
