/** Stands for the site's origin; it only matters whether an address leaves it. */
const OWN = "http://own.invalid";
const PATH = /^\/(?!\/)[^\\\s]{0,4000}$/;

/**
 * The path, query and fragment of an address on this site, normalized as by a browser; `fallback` for anything else.
 * Browsers read `/\t/host`, `/\host` and `/.//host` as other sites.
 */
export function ownPath(address: unknown, fallback: string) {
  if (typeof address !== "string" || !PATH.test(address)) return fallback;
  const { pathname, search, hash } = new URL(address, OWN);
  // Checked again, because a path such as `/.//host` shows its two slashes only now.
  return pathname.startsWith("//") ? fallback : pathname + search + hash;
}

/** Whether an address is a path on this very site. */
export function isOwnPath(address: string) {
  return ownPath(address, "") !== "";
}
