import type { Submission } from "@conform-to/react";
import type { ActionFunctionArgs } from "@remix-run/node";
import { TRY_LATER } from "~/models/visitor-words";
import { formFailure } from "./form.server";
import { logFailure } from "./log-failure.server";

/**
 * The answer when the site itself could not keep what a visitor sent: the form with everything typed, and
 * 500. The error is logged with the request's id.
 */
export function excuse(
  error: unknown,
  submission: Submission<unknown, string[], unknown>,
  { request, context }: ActionFunctionArgs,
) {
  logFailure(error, request, context);
  return formFailure(submission, { "": [TRY_LATER] }, 500);
}
