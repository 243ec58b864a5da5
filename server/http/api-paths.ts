/** Whether the address belongs to the JSON API, whose every answer is JSON, however it is written. */
export function isApi(pathname: string) {
  return /^\/(?:a|%61|%41)(?:p|%70|%50)(?:i|%69|%49)(?:[/?]|$)/i.test(pathname);
}

/** Whether it is written as no rule knows it: routes are matched in any letter case, and decoded. */
export function isMiswrittenApi(pathname: string) {
  return isApi(pathname) && !/^\/api(?:[/?]|$)/.test(pathname);
}
