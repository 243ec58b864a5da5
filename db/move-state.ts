/** A record at one of its versions. */
type Versioned = { id: string; version: number };

/** The records that a move touches, as the tables hold them: what an undo compares and brings back. */
export type MoveState = {
  /** The journey record's columns, its date as ISO 8601; `null` before the first save. */
  tracker: Record<string, string | number | null> | null;
  destinations: (Versioned & { isCurrentLocation: boolean })[];
  pins: (Versioned & {
    pinType: "visited" | "current" | "planned" | "favorite";
    visitedDate: string | null;
    description: string;
  })[];
};
