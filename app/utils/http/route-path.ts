/** The path as routes are matched: in any letter case, and decoded. For rules that must hold however it is written. */
export function routePath(pathname: string) {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}
