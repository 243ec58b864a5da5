/** Matches addresses whose last part is a secret, up to that part; repeated slashes are allowed. */
const SECRET_PATH = /^.*?[/\\](?:unsubscribe|subscription|confirm|preview)(?=[/\\]+[^/\\])/is;

/** The path as a router or a proxy may read it: characters may be percent-encoded, once or several times. */
function plainPath(path: string) {
  return path
    .replace(/%(?:25)+/g, "%")
    .replace(/%([2-7][0-9a-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/**
 * The path for the log without its secret, which a reader of the log could use. Also finds it in addresses that are
 * refused for their spelling.
 */
export function withoutSecret(path: string) {
  const [before] = SECRET_PATH.exec(plainPath(path)) ?? [];
  return before === undefined ? path : `${before}/...`;
}
