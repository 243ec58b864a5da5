/** Decides whether and how far a picture is scaled down before it is sent. */
export const LONGEST_SIDE_PX = 2560;

export type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the connection is slow or data saving is on, as far as the browser tells. */
export function isSlowConnection(connection: Connection | undefined) {
  if (!connection) return false;
  return connection.saveData === true || /^(slow-)?[23]g$/.test(connection.effectiveType ?? "");
}

/** The size to scale a picture to; `null` if it is small enough. */
export function scaledSize({ width, height }: { width: number; height: number }) {
  const share = LONGEST_SIDE_PX / Math.max(width, height);
  if (share >= 1) return null;
  const scaled = (side: number) => Math.max(1, Math.round(side * share));
  return { width: scaled(width), height: scaled(height) };
}

/**
 * Whether a file's first bytes are of a kind that is scaled: JPEG, PNG, still WebP and AVIF. A HEIC would lose its date
 * and place, a GIF its animation.
 */
export function isScalable(head: Uint8Array) {
  const text = String.fromCharCode(...head.subarray(0, 21));
  if (text.startsWith("\xff\xd8\xff") || text.startsWith("\x89PNG\r\n")) return true;
  if (text.slice(4, 12) === "ftypavif") return true;
  const isWebp = text.startsWith("RIFF") && text.slice(8, 12) === "WEBP";
  const isAnimated = text.slice(12, 16) === "VP8X" && ((head[20] ?? 0) & 0b10) !== 0;
  return isWebp && !isAnimated;
}
