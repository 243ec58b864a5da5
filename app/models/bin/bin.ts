import type { BinKind } from "~/vocabulary";

/** How long what was deleted can be brought back. */
export const BIN_DAYS = 30;

/** What the owner calls the things that can lie in the bin. */
export const binKindNames: Record<BinKind, string> = {
  post: "Letter",
  destination: "Place",
  pin: "Pin",
  collection: "Collection",
  medium: "Photo or film",
  picture: "Picture",
};

/** The whole days that something still has in the bin; the last one counts. */
export function daysLeft(expiresAt: Date, now = new Date()) {
  return Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 86_400_000));
}
