/** Addresses whose last part is a key to something: what stands before it, however often a slash is written. */
const SECRET_PATH = /^.*?[/\\](?:unsubscribe|subscription|confirm|preview)(?=[/\\]+[^/\\])/is;

/** As a router or a proxy may read it: letters may be escaped, once or several times. */
function plainPath(path: string) {
  return path
    .replace(/%(?:25)+/g, "%")
    .replace(/%([2-7][0-9a-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/**
 * The path as a log may have it: without a key that it holds, for whoever reads the log could use it. Looks for one
 * wherever it may stand, also in an address that is refused as it is written.
 */
export function withoutSecret(path: string) {
  const [before] = SECRET_PATH.exec(plainPath(path)) ?? [];
  return before === undefined ? path : `${before}/...`;
}
