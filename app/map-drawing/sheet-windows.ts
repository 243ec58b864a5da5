/** What is seen of a map's sheet, from left to right, in pixels. */
export type Span = { left: number; right: number };

/** On a narrow phone, and in a window that is not narrow. */
export const NARROW: Span = { left: 640, right: 960 };
export const WIDE: Span = { left: 505, right: 1095 };
