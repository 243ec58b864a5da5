import type { Submission } from "@conform-to/react";
import type { ActionFunctionArgs } from "@remix-run/node";
import { TRY_LATER } from "~/models/visitor-words";
import { formFailure } from "./form.server";
import { logFailure } from "./log-failure.server";
import { isStorageFailure, RETRY_LATER } from "./storage-failure.server";

/**
 * The answer when the site itself could not keep what a visitor sent: the form with everything typed, and
 * 500, or 503 when it may be tried again. The error is logged with the request's id.
 */
export function excuse(
  error: unknown,
  submission: Submission<unknown, string[], unknown>,
  { request, context }: ActionFunctionArgs,
) {
  logFailure(error, request, context);
  const sorry = { "": [TRY_LATER] };
  if (isStorageFailure(error)) return formFailure(submission, sorry, 503, RETRY_LATER);
  return formFailure(submission, sorry, 500);
}
