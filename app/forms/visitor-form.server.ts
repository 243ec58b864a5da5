import type { Submission } from "@conform-to/react";
import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { TRY_LATER } from "~/models/base/records/visitor-words";
import { type RateLimitRefusal, waitMessage } from "~/models/base/visitor-rate-limit.server";
import type { ToastMessage } from "../utils/browser/toast-message";
import {
  isRefusedRow,
  isStorageFailure,
  RETRY_LATER,
  ROW_REFUSED,
} from "../utils/files/storage-failure.server";
import { clientAddressOf } from "../utils/http/load-context";
import { logFailure } from "../utils/log-failure.server";
import { turnsOf } from "./elapsed-time";
import { redirectWithToast } from "./flash.server";
import { formFailure, parseForm, readForm } from "./form.server";
import { fillsHoneypot } from "./honeypot";

type AnySubmission = Submission<unknown, string[], unknown>;

/** What the post says about its sender. */
type Marks = { isPerhapsMachine: boolean };

type VisitorForm<Shape extends z.ZodRawShape> = {
  /** Takes turns of the form's rate limit; returns the seconds to wait, 0 for none. */
  takeTurn: (address: string, turns: number) => number;
  schema: z.ZodObject<Shape>;
  /** Stores the form's values; returns why not, or `null`. */
  keep: (value: z.output<z.ZodObject<Shape>>, marks: Marks) => RateLimitRefusal | null;
  /** The message after a success. */
  thanks: ToastMessage;
  /** The address after a success. */
  backTo: (form: FormData) => string;
};

/** The `action` of a public form: 303 with thanks, else the form as it was typed. */
export function visitorAction<Shape extends z.ZodRawShape>(visitorForm: VisitorForm<Shape>) {
  const { takeTurn, schema, keep, thanks, backTo } = visitorForm;
  return async function action(args: ActionFunctionArgs) {
    const form = await readForm(args.request);
    const result = parseForm(form, schema);
    if (!result.ok) return formFailure(result.submission);
    try {
      const seconds = takeTurn(clientAddressOf(args.context), turnsOf(form));
      const wait = seconds > 0 && { message: waitMessage(seconds), seconds };
      const refusal = wait || keep(result.value, { isPerhapsMachine: fillsHoneypot(form) });
      if (refusal) return refused(result.submission, refusal);
    } catch (error) {
      return notKept(error, result.submission, args);
    }
    return redirectWithToast(backTo(form), thanks);
  };
}

/** 429 with the time to wait. */
function refused(submission: AnySubmission, { message, seconds }: RateLimitRefusal) {
  const wait = { "Retry-After": String(seconds) };
  return formFailure(submission, { "": [message] }, 429, wait);
}

/** 500, or 503 if trying again may help. */
function notKept(
  error: unknown,
  submission: AnySubmission,
  { request, context }: ActionFunctionArgs,
) {
  logFailure(error, request, context);
  if (isRefusedRow(error)) return formFailure(submission, { "": [ROW_REFUSED] });
  const sorry = { "": [TRY_LATER] };
  if (isStorageFailure(error)) return formFailure(submission, sorry, 503, RETRY_LATER);
  return formFailure(submission, sorry, 500);
}
