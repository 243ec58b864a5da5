import type { FieldErrors, Saved } from "~/models/base/records/result";
import type { PictureUse } from "~/models/pictures/picture-uses.server";
import { contentHash, matchesTag } from "../utils/http/entity-tag.server";
import { PUBLIC_CACHE } from "../utils/http/public-headers";

/** Builds the answers of the JSON API. */

export const PRIVATE = { "Cache-Control": "private, no-store", Vary: "Cookie" };

type Reader = { request: Request; audience: "public" | "owner" };

/** 200 with the result of a read. Shared caches may store the public's answer, but never the owner's. */
export function answerRead(
  { request, audience }: Reader,
  found: unknown,
  more: Record<string, string> = {},
) {
  if (audience === "owner") return Response.json(found, { headers: { ...PRIVATE, ...more } });
  const body = JSON.stringify(found);
  const tag = `"${contentHash(body)}"`;
  const headers = { "Cache-Control": PUBLIC_CACHE, Vary: "Cookie", ETag: tag, ...more };
  if (matchesTag(request.headers.get("If-None-Match"), tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
}

/** 200 with something that only the owner sees, or with a record after she changed it. */
export function answerOwner(record: unknown, headers?: HeadersInit) {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(PRIVATE)) all.set(name, value);
  return Response.json(record, { headers: all });
}

/** 201 with a new record and the address where it can be read. */
export function answerCreated(record: unknown, location: string) {
  return Response.json(record, { status: 201, headers: { ...PRIVATE, Location: location } });
}

/** 201 for a visitor's post, with the words for the success toast. */
export function answerThanks({ title, description }: { title: string; description: string }) {
  return Response.json(
    { message: `${title} ${description}` },
    { status: 201, headers: { "Cache-Control": "no-store" } },
  );
}

/** 204 without a body, after a success. */
export function answerDone(headers?: HeadersInit) {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(PRIVATE)) all.set(name, value);
  return new Response(null, { status: 204, headers: all });
}

/** 204 when there was a record to delete, else 404. */
export function answerDeleted(wasThere: object | boolean | null, noun: string) {
  return wasThere ? answerDone() : notFound(noun);
}

/** 200 with the item if this reader may see it, else 404. */
export function answerItem(reader: Reader, item: object | null, noun: string) {
  return item ? answerRead(reader, item) : notFound(noun);
}

/** The same for an item with a slug below this path; a former slug redirects (301) to the present one. */
export function answerAtSlug(
  call: Reader & { key: string },
  item: { slug: string } | null,
  noun: string,
  path: string,
) {
  if (!item || item.slug === call.key) return answerItem(call, item, noun);
  const headers = { Location: `${path}/${item.slug}`, Vary: "Cookie" };
  return new Response(null, { status: 301, headers });
}

type Details = {
  errors?: FieldErrors;
  version?: number;
  uses?: PictureUse[];
  newer?: object;
  headers?: HeadersInit;
};

/** An error in the one shape that all errors of the API have. */
export function failure(status: number, message: string, details: Details = {}) {
  const { headers, ...rest } = details;
  const all = new Headers(headers);
  all.set("Cache-Control", "no-store");
  return Response.json({ message, ...rest }, { status, headers: all });
}

export function notFound(noun: string) {
  return failure(404, `${noun} not found`);
}

/** 429, with the seconds after which the call may be repeated. */
export function tooMany(message: string, seconds: number) {
  return failure(429, message, { headers: { "Retry-After": String(seconds) } });
}

/** 400 with messages by field; the answer's `message` is the first of them, or the one about the whole input. */
export function invalidFields(errors: FieldErrors) {
  const { "": ofNone, ...fields } = errors;
  const message = (ofNone ?? Object.values(fields)[0])?.[0] ?? "The data is not valid.";
  return failure(400, message, Object.keys(fields).length > 0 ? { errors: fields } : {});
}

/** The record of a successful save. Otherwise throws the error answer; for a conflict it names the newer version. */
export function itemOf<Item extends { version: number }>(result: Saved<Item>, noun: string) {
  if (result.ok) return result.item;
  if (result.kind === "invalid") throw invalidFields(result.fieldErrors);
  if (result.kind === "missing") throw notFound(noun);
  const { version } = result.newer;
  throw failure(
    409,
    `${noun} was saved by someone else in the meantime: it is now version ${version}. Read it again and repeat your change.`,
    { version },
  );
}
