/** Days for which deleted records can be restored. */
export const BIN_DAYS = 30;

/** The whole days that something still has in the bin; the last one counts. */
export function daysLeft(expiresAt: Date, now = new Date()) {
  return Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 86_400_000));
}
