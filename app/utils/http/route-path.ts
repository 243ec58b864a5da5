/** The path as routes are matched: decoded and in any letter case, for rules that must hold for every spelling. */
export function routePath(pathname: string) {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}
