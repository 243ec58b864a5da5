import type { Submission } from "@conform-to/react";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { z } from "zod";
import type { FieldErrors } from "~/models/base/records/result";
import { type Asker, confirmPassword } from "~/models/owner/account-change.server";
import { deviceOf } from "~/session.server";
import { clientAddressOf } from "~/utils/http/load-context";
import { parseForm } from "../form.server";
import { INTENT } from "../intents";
import { SECRET_FIELDS } from "./auth.server";

type Args = Pick<ActionFunctionArgs, "request" | "context">;

/** The sender of an account change, for the rate limits. */
export async function askerOf({ request, context }: Args, userId: string): Promise<Asker> {
  return { userId, address: clientAddressOf(context), device: await deviceOf(request) };
}

/** A form of the account again, without the typed passwords; `of` and `record` identify the form. */
export function refusedForm(
  form: FormData,
  submission: Submission<unknown, string[], unknown>,
  errors?: FieldErrors,
  wait = 0,
) {
  const { "": formErrors, ...fieldErrors } = errors ?? {};
  const said = errors ? { fieldErrors, formErrors } : {};
  const result = submission.reply({ ...said, hideFields: [...SECRET_FIELDS, "passkey"] });
  const headers: Record<string, string> = { "Cache-Control": "no-store" };
  if (wait > 0) headers["Retry-After"] = `${wait}`;
  return data(
    { of: String(form.get(INTENT)), record: String(form.get("recordId") ?? ""), result },
    { status: wait > 0 ? 429 : 400, headers },
  );
}

type Proven<Value> = {
  ok: true;
  value: Value;
  /** Answers with the form again and these errors beside its fields. */
  refuse: (errors: FieldErrors) => ReturnType<typeof refusedForm>;
};

/**
 * Reads a form of the account and checks its present password; returns its values, or the answer to a wrong form.
 * `check` runs before the password, because a wrong password costs a turn of the rate limit.
 */
export async function readProvenForm<Shape extends z.ZodRawShape>(
  form: FormData,
  schema: z.ZodObject<Shape>,
  asker: Asker,
  check: (value: z.output<z.ZodObject<Shape>>) => FieldErrors | null = () => null,
): Promise<
  Proven<z.output<z.ZodObject<Shape>>> | { ok: false; answer: ReturnType<typeof refusedForm> }
> {
  const { submission, ...parsed } = parseForm(form, schema);
  if (!parsed.ok) return { ok: false, answer: refusedForm(form, submission) };
  const problems = check(parsed.value);
  if (problems) return { ok: false, answer: refusedForm(form, submission, problems) };
  const proof = await confirmPassword(asker, String(form.get("presentPassword")));
  if (!proof.ok) {
    return {
      ok: false,
      answer: refusedForm(form, submission, proof.errors, proof.retryAfterSeconds),
    };
  }
  return {
    ok: true,
    value: parsed.value,
    refuse: (errors) => refusedForm(form, submission, errors),
  };
}
