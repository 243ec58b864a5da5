/**
 * Whether the address belongs to the JSON API, also if it is percent-encoded or in capitals: all its answers are JSON.
 */
export function isApi(pathname: string) {
  return /^\/(?:a|%61|%41)(?:p|%70|%50)(?:i|%69|%49)(?:[/?]|$)/i.test(pathname);
}

/**
 * Whether an API address is written in a way that other rules would miss: Remix matches routes decoded and in any
 * letter case.
 */
export function isMiswrittenApi(pathname: string) {
  return isApi(pathname) && !/^\/api(?:[/?]|$)/.test(pathname);
}
