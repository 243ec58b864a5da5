import { z } from "zod";
import { sessionCookie } from "~/session.server";
import { site } from "~/site";
import type { Operation } from "./operation";
import { operations } from "./operations";
import { parameters } from "./parameters";
import { inputs, records } from "./schemas";

const ABOUT = `Everything that the site shows and its owner edits, as JSON.

Public reads leave out what is hidden, draft or scheduled; the owner's session sees it. In a PUT an absent field stays as it is, and null or an empty string clears an optional one; names that are not described are ignored. Every GET answers HEAD, every path OPTIONS. Public reads carry an ETag.`;

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

/** Names the schema of a record of which only some fields were asked for. */
const SOME_FIELDS = "Fields";

const FILE = { type: "string", format: "binary" };
const FILE_BODY = {
  "multipart/form-data": { schema: { type: "object", properties: { file: FILE } } },
  "application/octet-stream": { schema: FILE },
};

/** The OpenAPI 3.1 description of the JSON API, made from the schemas that the API itself uses. */
export function describeApi() {
  const paths = mapped(operations, (methods, path) =>
    mapped(methods, (operation, method) => describeOperation(path, method, operation)),
  );
  return {
    openapi: "3.1.0",
    info: { title: site().siteName, version: "1", description: ABOUT },
    paths,
    components: {
      schemas: {
        ...jsonSchemas({ ...records, ...narrowedRecords() }, "output"),
        ...jsonSchemas(inputs, "input"),
      },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: sessionCookie.name } },
    },
  };
}

function describeOperation(path: string, method: string, operation: Operation) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const inPath = names.map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  return {
    operationId: [method, ...path.split(/\W+/).slice(2).filter(Boolean)].join("-"),
    summary: operation.summary,
    tags: [path.split("/")[2]],
    ...(operation.access === "owner" && { security: [{ session: [] }] }),
    parameters: [...inPath, ...(operation.parameters ?? []).map((name) => parameters[name])],
    ...(operation.input && {
      requestBody: { required: !operation.inputIsOptional, ...jsonBody(refTo(operation.input)) },
    }),
    ...(operation.file && { requestBody: { required: true, content: FILE_BODY } }),
    responses: describeOutcomes(method, operation),
  };
}

function describeOutcomes(method: string, operation: Operation) {
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

/** The other statuses that a call may end with, as they follow from what it is. */
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

/** The records that lists answer with when `fields` asks for some of theirs. */
function narrowedRecords() {
  const lists = Object.values(operations).flatMap((methods) =>
    Object.values(methods).filter(({ parameters }) => parameters?.includes("fields")),
  );
  const names = lists.flatMap(({ answer }) => answer ?? []);
  return Object.fromEntries(
    names.map((name) => [`${name}${SOME_FIELDS}`, someFieldsOf(records[name])]),
  );
}

function someFieldsOf(record: z.ZodType) {
  if (!(record instanceof z.ZodObject)) return record;
  return record.partial().required({ id: true });
}

function refTo(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

function jsonBody(schema: object) {
  return { content: { "application/json": { schema } } };
}

function jsonSchemas(named: Record<string, z.ZodType>, io: "input" | "output") {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => refTo(id).$ref });
  return mapped(schemas, ({ $schema: _draft, $id: _uri, ...schema }) => schema);
}

function mapped<From, To>(
  values: { [key: string]: From },
  change: (value: From, key: string) => To,
) {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]): [string, To] => [key, change(value, key)]),
  );
}
