/** Where a field's pictures go: the editor, while it is open. */
export type PictureTarget = {
  /** Remembers the place for pictures that are chosen now. */
  mark(): void;
  land(address: string): void;
};
