/** The visible part of a map from left to right, in pixels. */
export type Span = { left: number; right: number };

/** On a narrow phone, and in other windows. */
export const NARROW: Span = { left: 640, right: 960 };
export const WIDE: Span = { left: 505, right: 1095 };
