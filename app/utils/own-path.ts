/** Stands for our origin, whatever it is: only whether an address leaves it matters. */
const OWN = "http://own.invalid";
const MAX_LENGTH = 4_000;

/**
 * The path, query and fragment of an address on this very site; anything else gives `fallback`.
 * Parsed as browsers do, since they read `/\t/host`, `/\host` and `/.//host` as another site.
 */
export function ownPath(address: unknown, fallback: string) {
  if (typeof address !== "string" || address.length > MAX_LENGTH || !URL.canParse(address, OWN))
    return fallback;
  const { origin, pathname, search, hash } = new URL(address, OWN);
  const stays = origin === OWN && !pathname.startsWith("//");
  return stays ? pathname + search + hash : fallback;
}
