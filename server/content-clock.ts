/**
 * `readVersion`, asked at most once in each turn of the event loop. A request that is read after a
 * commit was answered comes in a later turn, so nobody sees a page from before a change they know of.
 */
export function oncePerTurn(readVersion: () => string) {
  let version: string | null = null;
  const forget = () => {
    version = null;
  };
  return () => {
    if (version === null) {
      version = readVersion();
      setImmediate(forget);
    }
    return version;
  };
}
