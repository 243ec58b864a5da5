/** Where a field's pictures go: the editor, while it is open. */
export type PictureTarget = {
  /** Remembers the place for pictures that are chosen now, together. */
  mark(batch: number): void;
  /** Puts one of them there. */
  land(picture: { url: string; alt: string }, batch: number): void;
};
