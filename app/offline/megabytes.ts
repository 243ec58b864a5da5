/** A size in megabytes with one decimal, such as '2.4 MB'. */
export function megabytes(bytes: number) {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
