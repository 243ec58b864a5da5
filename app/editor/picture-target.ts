/** Receives the pictures of a field while its editor is open. */
export type PictureTarget = {
  /** Remembers the cursor's position for the pictures that are being chosen together. */
  mark(batch: number): void;
  /** Inserts one of them there. */
  land(picture: { url: string; alt: string }, batch: number): void;
};
