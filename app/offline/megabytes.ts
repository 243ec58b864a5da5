import { plainNumber } from "~/utils/words/counted";
/** Bytes as megabytes (10⁶ bytes) with one decimal, such as '2.4 MB'. */
export function megabytes(bytes: number) {
  return `${plainNumber(bytes / 1_000_000, 1)} MB`;
}
