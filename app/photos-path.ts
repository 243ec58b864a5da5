/** The address of a page of a collection's photos, for its lightbox; pages are counted from 1. */
export function photosPath(collectionPath: string, page = 1) {
  return `${collectionPath}/photos.json${page > 1 ? `?page=${page}` : ""}`;
}

export function isCollectionPath(pathname: string) {
  return /^\/gallery\/[^/]+$/.test(pathname);
}

export function isPhotosPath(pathname: string) {
  return /^\/gallery\/[^/]+\/photos\.json$/.test(pathname);
}
