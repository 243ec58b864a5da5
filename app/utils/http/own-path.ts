/** Stands for our origin, whatever it is: only whether an address leaves it matters. */
const OWN = "http://own.invalid";
const PATH = /^\/(?!\/)[^\\\s]{0,4000}$/;

/**
 * The path, query and fragment of an address on this very site, in a browser's spelling;
 * anything else gives `fallback`. Browsers read `/\t/host`, `/\host` and `/.//host` as another site.
 */
export function ownPath(address: unknown, fallback: string) {
  if (typeof address !== "string" || !PATH.test(address)) return fallback;
  const { pathname, search, hash } = new URL(address, OWN);
  // Asked again of the result: a path such as `/.//host` only then shows its two slashes.
  return pathname.startsWith("//") ? fallback : pathname + search + hash;
}

/** Whether an address is a path on this very site. */
export function isOwnPath(address: string) {
  return ownPath(address, "") !== "";
}
