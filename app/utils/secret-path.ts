/** Addresses whose last part is a key to something. */
const SECRET_PATH = /^(\/unsubscribe|\/subscription|\/newsletter\/confirm|\/preview)\/.+/;

/** The path as a log may have it: without a key that it holds, for whoever reads the log could use it. */
export function withoutSecret(path: string) {
  return path.replace(SECRET_PATH, "$1/...");
}
