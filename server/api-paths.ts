/** Whether the address belongs to the JSON API, whose every answer is JSON. */
export function isApi(pathname: string) {
  return /^\/api(?:[/?]|$)/.test(pathname);
}
