/** Stands for our origin, whatever it is: only whether an address leaves it matters. */
const OWN = "http://own.invalid";

/**
 * The path, query and fragment of an address on this very site; anything else gives `fallback`.
 * Parsed as browsers do, since they read `/\t/host`, `/\host` and `/.//host` as another site.
 */
export function ownPath(address: unknown, fallback: string) {
  if (typeof address !== "string" || !URL.canParse(address, OWN)) return fallback;
  const { origin, pathname, search, hash } = new URL(address, OWN);
  const stays = origin === OWN && !pathname.startsWith("//");
  return stays ? pathname + search + hash : fallback;
}
