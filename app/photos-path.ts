/** Where an album's lightbox has the photos from that its page does not show; pages are counted from 1. */
export function photosPath(albumPath: string, page = 1) {
  return `${albumPath}/photos.json${page > 1 ? `?page=${page}` : ""}`;
}

export function isAlbumPath(pathname: string) {
  return /^\/gallery\/[^/]+$/.test(pathname);
}

export function isPhotosPath(pathname: string) {
  return /^\/gallery\/[^/]+\/photos\.json$/.test(pathname);
}
