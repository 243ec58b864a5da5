import { type DefaultValue, useForm } from "@conform-to/react";
import type { Reply } from "~/forms/reply";

/** A form with the values of the reply to its last post, else with `values`; fields in `required` must be filled. */
export function useRecordForm<Values extends Record<string, unknown>>(
  reply: Reply,
  values?: DefaultValue<Values>,
  required: readonly (keyof Values & string)[] = [],
) {
  return useForm<Values>({
    lastResult: reply?.result,
    defaultValue: values,
    constraint: Object.fromEntries(required.map((name) => [name, { required: true }])),
  });
}
