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

/** Somewhere to be, as a move that waits has it: what `Place` of the journey's models says. */
export type HeldPlace = {
  name: string;
  description: string;
  state: string;
  coordinates: { lat: number; lng: number };
  destinationId: string | null;
  pinId: string | null;
  getsPin: boolean;
  plan: string | null;
  keepsDay: boolean;
};

/** Columns of pins and destinations by their ids. */
export type HeldChanges = {
  pins: Record<string, Record<string, unknown>>;
  destinations: Record<string, Record<string, unknown>>;
};
