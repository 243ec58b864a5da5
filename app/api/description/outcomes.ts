import type { Operation } from "./operation";
import { inputs } from "./schemas";

/** How a call may end: with what status, and what body and headers. */

const OUTCOMES: Record<number, string> = {
  200: "Done",
  201: "Done",
  204: "Done; there is no body",
  301: "It is at another address now",
  304: "Not changed since the `ETag` in `If-None-Match`",
  400: "Malformed JSON, a malformed address, or a field is not valid",
  401: "Nobody is signed in, or the sign-in failed",
  403: "The request comes from another origin",
  404: "There is no such record, or it is hidden",
  409: "The record is newer than the `version` that was sent",
  413: "More than 1 MB of JSON, or 40 MB of a picture",
  415: "Not JSON, or no picture",
  500: "A fault of the site; the message names the request for its log",
  503: "Nothing can be stored at the moment; `Retry-After` says the seconds to wait",
  507: "The disk is full",
  429: "Too many calls; `Retry-After` says the seconds to wait",
};

const NEXT_PAGE = {
  Link: {
    description: 'Where a page is asked for and there is another: `<…>; rel="next"`',
    schema: { type: "string" },
  },
};

const ITS_ADDRESS = { Location: { description: "Where to read it", schema: { type: "string" } } };

/** Names the schema of a record that `fields` has narrowed. */
export const SOME_FIELDS = "Fields";

/** The responses of a call, by their statuses. */
export function describeOutcomes(method: string, operation: Operation) {
  const statuses = [operation.status, ...errorsOf(method, operation), 500].sort();
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: OUTCOMES[status], ...bodyOf(status, operation) },
    ]),
  );
}

function bodyOf(status: number, { answer, list, parameters, conflict = "Conflict" }: Operation) {
  if (status === 301) return { headers: ITS_ADDRESS };
  if (status === 204 || status === 304) return {};
  if (status >= 400) return jsonBody(refTo(status === 409 ? conflict : "Failure"));
  const record = refTo(answer ?? "Done");
  if (list) {
    const isNarrowed = parameters?.includes("fields");
    const items = isNarrowed ? { anyOf: [record, refTo(`${answer}${SOME_FIELDS}`)] } : record;
    return { ...jsonBody({ type: "array", items }), headers: NEXT_PAGE };
  }
  const body = jsonBody(record);
  return status !== 201 || answer === "Done" ? body : { ...body, headers: ITS_ADDRESS };
}

/** The error statuses of a call, which follow from its method and from what it takes. */
function errorsOf(
  method: string,
  { access, input, parameters, named, moves, conflict, errors = [] }: Operation,
) {
  const hasVersion = input && "version" in inputs[input].shape;
  return [
    ...errors,
    ...(method === "get" ? (access === "everyone" ? [304] : []) : [403, 503]),
    ...(input ? [400, 413, 415] : []),
    ...(parameters || named ? [400] : []),
    ...(moves ? [301] : []),
    ...(access === "owner" ? [401] : []),
    ...(named ? [404] : []),
    ...(hasVersion || conflict ? [409] : []),
    ...(access === "visitor" ? [429] : []),
  ];
}

/** A reference to a schema of the document. */
export function refTo(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

/** A body of JSON by its schema. */
export function jsonBody(schema: object) {
  return { content: { "application/json": { schema } } };
}
