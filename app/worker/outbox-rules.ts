/** A post that waits for a network. Its fields are private, and gone as soon as it was answered. */
export type Waiting = { id: string; kind: PostKind; fields: Record<string, string>; at: number };

export type PostKind = "contact" | "newsletter";

const FIELDS: Record<PostKind, string[]> = {
  contact: ["name", "email", "subject", "message"],
  newsletter: ["email"],
};

/** Which of the two forms posts to this path; `null` for all others. */
export function postKind(pathname: string): PostKind | null {
  if (/^\/about(\.data)?$/.test(pathname)) return "contact";
  return /^\/newsletter(\.data)?$/.test(pathname) ? "newsletter" : null;
}

/** What is kept of a form; the key that the form brought stays the key under which it is sent. */
export function toWaiting(kind: PostKind, form: URLSearchParams, now = Date.now()): Waiting {
  const fields = Object.fromEntries(FIELDS[kind].map((name) => [name, form.get(name) ?? ""]));
  return { id: form.get("idempotencyKey") || crypto.randomUUID(), kind, fields, at: now };
}

/** What an answer means: it was taken, it was refused for good, or it has to be sent again. */
export function outcomeOf(status: number) {
  if (status >= 200 && status < 300) return "sent";
  if (status === 408 || status === 425 || status === 429 || status >= 500) return "waits";
  return "refused";
}
