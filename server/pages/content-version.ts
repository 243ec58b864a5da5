const MAX_AGE_MS = 5;
/** System clocks are adjusted by less than this all the time. */
const JUMP_MS = 1_000;

/** The wall clock, and a clock that cannot be set. */
type Clocks = { wall: () => number; monotonic: () => number };

const SYSTEM_CLOCKS: Clocks = { wall: () => Date.now(), monotonic: () => performance.now() };

/**
 * The content's version, by which the document cache is invalidated. Cheap enough for every request:
 * asked again after 5 ms, which is how late a change by another process may be seen, and at once when
 * `expire` is called. The server calls it after each request that a route has answered, so nobody sees a
 * page from before their own change.
 *
 * What is public depends on the time of day as well. When the wall clock is set, the version is another
 * one, so that a letter that was due by the wrong time does not stay.
 */
export function createContentVersion(readVersion: () => string, clocks = SYSTEM_CLOCKS) {
  let known = "";
  let jumps = 0;
  let ahead = clocks.wall() - clocks.monotonic();
  let version: string | null = null;
  let timer: NodeJS.Timeout | null = null;

  function read() {
    const now = clocks.wall() - clocks.monotonic();
    if (Math.abs(now - ahead) > JUMP_MS) {
      ahead = now;
      jumps += 1;
    }
    try {
      known = readVersion();
    } catch {
      // While the database cannot be read, no new pages can be made; stored ones may be sent for their time.
    }
    return `${jumps} ${known}`;
  }

  function expire() {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    version = null;
  }

  function current() {
    if (version === null) {
      version = read();
      timer = setTimeout(expire, MAX_AGE_MS);
    }
    return version;
  }

  return { current, expire };
}

export type ContentVersion = ReturnType<typeof createContentVersion>;
