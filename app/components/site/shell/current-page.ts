/** The `aria-current` of a link: the same page, the present part of the site, or none. */
export function currentOf(to: string, pathname: string) {
  const path = pathname.replace(
    // The owner's preview pages are rendered on the server only.
    import.meta.env.SSR ? /^\/(blog|admin\/posts)(?=\/|$)/ : /^\/blog(?=\/|$)/,
    "/letters",
  );
  if (path === to) return "page";
  if (to === "/journey" && /^\/days(\/|$)/.test(path)) return "true";
  return to !== "/" && path.startsWith(`${to}/`) ? "true" : undefined;
}
