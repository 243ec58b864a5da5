import { z } from "zod";
import { sessionCookie } from "~/session.server";
import { site } from "~/site";
import { adminOperations } from "./admin-operations";
import { contentOperations } from "./content-operations";
import type { Operation, Operations } from "./operation";
import { describeOutcomes, jsonBody, refTo, SOME_FIELDS } from "./outcomes";
import { parameters } from "./parameters";
import { inputs, records } from "./schemas";
import { siteOperations } from "./site-operations";

const ABOUT = `Everything that the site shows and its owner edits, as JSON.

Public reads leave out what is hidden, draft or scheduled; the owner's session sees it. In a PUT an absent field stays as it is, and null or an empty string clears an optional one; names that are not described are ignored. Every GET answers HEAD, every path OPTIONS. Public reads carry an ETag.`;

const operations: Operations = {
  ...siteOperations,
  ...contentOperations,
  ...adminOperations,
};

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

/** The records of lists that `fields` can narrow. */
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
