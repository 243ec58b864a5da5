export type Scene = {
  /** Size in drawing units; a picture is 1200 × 800, a tall one 800 × 1200. */
  width: number;
  height: number;
  pixels: { width: number; height: number };
  draw: () => string;
};

/** A picture in landscape, 1200 × 800 units. */
export function wide(draw: () => string): Scene {
  return { width: 1200, height: 800, pixels: { width: 2048, height: 1365 }, draw };
}

/** A picture in portrait, 800 × 1200 units. */
export function tall(draw: () => string): Scene {
  return { width: 800, height: 1200, pixels: { width: 1365, height: 2048 }, draw };
}
