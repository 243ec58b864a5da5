/** What `aria-current` says of a link: this very page, the part of the site it is in, or nothing. */
export function currentOf(to: string, pathname: string) {
  const path = pathname.replace(
    // What the owner's preview frames is drawn by the server alone.
    import.meta.env.SSR ? /^\/(blog|admin\/posts)(?=\/|$)/ : /^\/blog(?=\/|$)/,
    "/letters",
  );
  if (path === to) return "page";
  if (to === "/journey" && /^\/days(\/|$)/.test(path)) return "true";
  return to !== "/" && path.startsWith(`${to}/`) ? "true" : undefined;
}
