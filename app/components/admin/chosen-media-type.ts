import { type MediaType, mediaTypes } from "~/models/vocabulary";
import type { Reply } from "./reply";

/** The type that a form's fields are for: the address's, else the one just sent, else the stored one. */
export function chosenMediaType(params: URLSearchParams, reply: Reply, stored: MediaType) {
  const wanted = params.get("type") ?? reply?.result.initialValue?.type;
  return mediaTypes.find((type) => type === wanted) ?? stored;
}
