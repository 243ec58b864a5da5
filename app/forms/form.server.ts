import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/node";
import type { z } from "zod";
import type { FieldErrors } from "~/models/base/records/result";
import { parseEntered } from "./parse-entered";
import { pictureProblems } from "./pictures/received-pictures.server";

/** Enough to arrange a collection of several hundred photos, with three fields each. */
const MAX_FIELDS = 3_000;
const URL_ENCODED = "application/x-www-form-urlencoded";
const MAX_LIST_INDEX = 200;
const MAX_DEPTH = 4;
const CONFORM_NAMES = new Set(["__intent__", "__state__"]);

/** A complete response, because the caller may be a page or the API. */
function refuse(message: string) {
  return Response.json({ message }, { status: 400 });
}

/** Reads a form's fields; throws a 400 for anything else, and for keys that no form of the site has. */
export async function readForm(request: Request) {
  const form = await parsed(request).catch(() => {
    throw refuse("The form could not be read. Go back, reload the page and send it again.");
  });
  const keys = [...(form?.keys() ?? [])];
  if (!form || keys.length > MAX_FIELDS || !keys.every(isPlainKey)) {
    throw refuse("The form has fields that this site does not know.");
  }
  return form;
}

/** `null` for too many fields: Node 24 takes time with the square of their number to parse names alone. */
async function parsed(request: Request) {
  const type = request.headers.get("Content-Type")?.toLowerCase() ?? "";
  if (!type.startsWith(URL_ENCODED)) return request.formData();
  const body = await request.text();
  if (body.split("&", MAX_FIELDS + 1).length > MAX_FIELDS) return null;
  return new Response(body, { headers: { "Content-Type": type } }).formData();
}

/**
 * Conform builds objects and arrays from keys, so an index like 99999999 would block the process. It also obeys
 * instructions in fields with these two names, which may contain such keys; no form of the site has them.
 */
function isPlainKey(key: string) {
  const parts = key.split(/[.[\]]+/).filter(Boolean);
  return (
    key.length <= 100 &&
    parts.length <= MAX_DEPTH &&
    !/__proto__|prototype|constructor/.test(key) &&
    !CONFORM_NAMES.has(key) &&
    parts.every((part) => !/^\d+$/.test(part) || Number(part) <= MAX_LIST_INDEX)
  );
}

/** Parses a whole form with a model's schema; also refuses fields whose pictures were refused. */
export function parseForm<Shape extends z.ZodRawShape>(form: FormData, schema: z.ZodObject<Shape>) {
  return parseEntered(form, schema, pictureProblems(form));
}

/** A form with errors: its typed values, with the errors beside the fields; answered with 400 by default. */
export function formFailure(
  submission: Submission<unknown, string[], unknown>,
  fieldErrors?: FieldErrors,
  status = 400,
  headers: Record<string, string> = {},
) {
  const { "": formErrors, ...errors } = fieldErrors ?? {};
  const result = submission.reply(fieldErrors ? { fieldErrors: errors, formErrors } : {});
  return data({ result }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
