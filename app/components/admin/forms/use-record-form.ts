import { type DefaultValue, useForm } from "@conform-to/react";
import type { Reply } from "~/forms/reply";

/** A form as its last post came back, else with these values; `required` are the fields that cannot stay empty. */
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
