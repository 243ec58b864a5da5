/** The privacy-friendly player for a video id. */
export function playerUrl(id: string) {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}

/** The page of a video on YouTube. */
export function watchUrl(id: string) {
  return `https://www.youtube.com/watch?v=${id}`;
}
