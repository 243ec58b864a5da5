const TRUSTED_MS = 5;

/**
 * The content's version, cheap enough for every request: asked again after 5 ms, which is how late a
 * change by another process may be seen, and at once when `expire` is called. The server calls it
 * after each request that a route has answered, so nobody sees a page from before their own change.
 */
export function createContentClock(readVersion: () => string) {
  let version: string | null = null;
  let timer: NodeJS.Timeout | null = null;

  function expire() {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    version = null;
  }

  function current() {
    if (version === null) {
      version = readVersion();
      timer = setTimeout(expire, TRUSTED_MS);
    }
    return version;
  }

  return { current, expire };
}

export type ContentClock = ReturnType<typeof createContentClock>;
