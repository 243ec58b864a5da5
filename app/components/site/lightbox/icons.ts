/** The lightbox builds its buttons from HTML text; these are lucide's icons with the site's stroke. */
function icon(shapes: string) {
  return `<svg aria-hidden="true" class="lightbox-icon" viewBox="0 0 24 24">${shapes}</svg>`;
}

export const previousIcon = icon('<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>');
export const nextIcon = icon('<path d="M5 12h14"/><path d="m12 5 7 7-7 7"/>');
export const closeIcon = icon('<path d="M18 6 6 18"/><path d="m6 6 12 12"/>');
export const zoomIcon = icon(
  '<circle cx="11" cy="11" r="8"/><path d="m21 21-4.3-4.3"/><path d="M8 11h6"/><path class="lightbox-zoom-in" d="M11 8v6"/>',
);
export const playIcon = icon('<path d="M6 4.5v15l13-7.5z"/>');
export const pauseIcon = icon('<path d="M8 5v14"/><path d="M16 5v14"/>');
