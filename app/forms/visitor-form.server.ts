import type { Submission } from "@conform-to/react";
import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { takeVisitorTurn, waitMessage } from "~/models/limits/visitor-rate-limit.server";
import { TRY_LATER } from "~/models/site/visitor-words";
import { clientAddressOf } from "../utils/load-context";
import { logFailure } from "../utils/log-failure.server";
import { isStorageFailure, RETRY_LATER } from "../utils/storage-failure.server";
import type { ToastMessage } from "../utils/toast-message";
import { turnsOf } from "./elapsed-time";
import { redirectWithToast } from "./flash.server";
import { formFailure, parseForm, readForm } from "./form.server";
import { isFromRobot } from "./honeypot";

type AnySubmission = Submission<unknown, string[], unknown>;

type VisitorForm<Shape extends z.ZodRawShape> = {
  /** Whose turns a post takes. */
  name: Parameters<typeof takeVisitorTurn>[0];
  schema: z.ZodObject<Shape>;
  keep: (value: z.output<z.ZodObject<Shape>>) => void;
  /** What everybody reads whose post went well, and a program that filled in every field as well. */
  thanks: ToastMessage;
  /** Where the visitor is led then. */
  backTo: (form: FormData) => string;
};

/** The `action` of a form that anyone may send: 303 with thanks, else the form as it was typed. */
export function visitorAction<Shape extends z.ZodRawShape>(visitorForm: VisitorForm<Shape>) {
  const { name, schema, keep, thanks, backTo } = visitorForm;
  return async function action(args: ActionFunctionArgs) {
    const form = await readForm(args.request);
    if (isFromRobot(form)) return redirectWithToast(backTo(form), thanks);
    const result = parseForm(form, schema);
    if (!result.ok) return formFailure(result.submission);
    try {
      const seconds = takeVisitorTurn(name, clientAddressOf(args.context), turnsOf(form));
      if (seconds > 0) return tooManyPosts(result.submission, seconds);
      keep(result.value);
    } catch (error) {
      return notKept(error, result.submission, args);
    }
    return redirectWithToast(backTo(form), thanks);
  };
}

/** 429, and when to come back. */
function tooManyPosts(submission: AnySubmission, seconds: number) {
  const wait = { "Retry-After": String(seconds) };
  return formFailure(submission, { "": [waitMessage(seconds)] }, 429, wait);
}

/** 500, or 503 when it may be tried again. */
function notKept(
  error: unknown,
  submission: AnySubmission,
  { request, context }: ActionFunctionArgs,
) {
  logFailure(error, request, context);
  const sorry = { "": [TRY_LATER] };
  if (isStorageFailure(error)) return formFailure(submission, sorry, 503, RETRY_LATER);
  return formFailure(submission, sorry, 500);
}
