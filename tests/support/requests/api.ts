import { expect } from "vitest";
import { z } from "zod";
import { describeApi } from "~/api/description/document.server";
import type { ReceivedFile } from "~/utils/http/load-context";
import { send } from "./routes";

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Described = {
  parameters: { name: string; in: string; schema: { enum?: string[] } }[];
  requestBody?: { required: boolean; content: { "application/json": { schema: JsonSchema } } };
  responses: Record<string, { content?: { "application/json": { schema: JsonSchema } } }>;
  security?: object[];
};

// As a client gets it: through JSON.
const description: {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, JsonSchema> };
} = JSON.parse(JSON.stringify(describeApi()));

/** Every call that the description lists. */
export const describedCalls = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
);

function zodOf(schema: JsonSchema) {
  const definitions = JSON.stringify(description.components.schemas);
  const whole = { ...schema, $defs: JSON.parse(definitions) };
  const local = JSON.stringify(whole).replaceAll("#/components/schemas/", "#/$defs/");
  return z.fromJSONSchema(JSON.parse(local));
}

const checks = new Map<string, z.ZodType>();

/** Holds an answer against the description: its status is listed, and its body fits the schema. */
function expectDescribed(method: string, template: string, response: Response, body: unknown) {
  const listed = description.paths[template]?.[method.toLowerCase()]?.responses[response.status];
  expect(listed, `${method} ${template} describes ${response.status}`).toBeDefined();
  const schema = listed?.content?.["application/json"].schema;
  if (!schema) {
    expect(body).toBeUndefined();
    return;
  }
  const key = JSON.stringify(schema);
  const check = checks.get(key) ?? zodOf(schema);
  checks.set(key, check);
  const { error } = check.safeParse(body);
  expect(error?.issues, `${method} ${template} ${response.status}`).toBeUndefined();
}

/** The described path that a request's path is an instance of. */
function templateOf(path: string) {
  const given = (path.split("?")[0] ?? "").split("/");
  return Object.keys(description.paths)
    .filter((template) => {
      const parts = template.split("/");
      return (
        parts.length === given.length &&
        parts.every((part, index) => part.startsWith("{") || part === given[index])
      );
    })
    .sort((a, b) => a.split("{").length - b.split("{").length)[0];
}

type Sent = {
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
  cookie?: string;
  address?: string;
  files?: ReceivedFile[];
};

/** Calls the API and holds every answer that it describes against its description. */
export async function api(method: string, path: string, sent: Sent = {}) {
  const { json, ...rest } = sent;
  const headers = new Headers(sent.headers);
  if (json !== undefined) headers.set("Content-Type", "application/json");
  const response = await send(method, path, {
    ...rest,
    body: json === undefined ? sent.body : JSON.stringify(json),
    headers,
  });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of many shapes.
  const body: any = text === "" ? undefined : JSON.parse(text);
  const template = templateOf(path);
  const undescribed = response.status === 405 || ["HEAD", "OPTIONS"].includes(method);
  if (template && !undescribed) expectDescribed(method, template, response, body);
  if (response.status >= 400) expectFailure(response, body);
  return { status: response.status, headers: response.headers, body };
}

function expectFailure(response: Response, body: unknown) {
  expect(response.headers.get("Content-Type")).toContain("application/json");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(body).toMatchObject({ message: expect.stringMatching(/\S/) });
  expect(JSON.stringify(body)).not.toMatch(/\bat \/|node_modules|SQLITE|Error:/);
}
