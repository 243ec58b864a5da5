import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { DraftKind } from "~/kinds";
import type { DraftState } from "~/models/find/drafts/draft";
import type { Draft } from "~/models/find/drafts/draft.server";
import type { DraftValues } from "~/models/find/drafts/draft-comparison";
import { draftedKinds } from "~/models/find/drafts/draft-kinds.server";
import { isPageList, listText } from "~/models/texts/pages/page-lists";
import { pick } from "~/utils/pick";
import { innermost } from "~/utils/schema-parts";
import { toLocalInput } from "~/utils/words/dates";
import { submittedValues } from "../submitted-values";

type Typed = {
  values: DraftValues;
  /** The names of fields with more text than can be stored. */
  cut: Set<string>;
};

/** What was typed into the fields of this kind: valid values in their stored form, others as they were typed. */
export function enteredDraft(form: FormData, kind: DraftKind): Typed {
  const schema = draftedKinds[kind].input;
  const { entered, cut } = submittedValues(form, schema);
  const values = Object.keys(schema.shape).map((name) => [name, fieldValue(entered, name, schema)]);
  return { values: Object.fromEntries(values), cut };
}

function fieldValue(entered: FormData, name: string, schema: z.ZodObject<z.ZodRawShape>): unknown {
  const field = schema.shape[name] as z.core.$ZodType;
  const parsed = parseWithZod(entered, { schema: z.object({ [name]: field }) });
  if (parsed.status === "success") return parsed.value[name] ?? emptyOf(field);
  return parsed.payload[name] ?? emptyOf(field);
}

/** The value of a field that was left empty; forms always send all of their fields. */
function emptyOf(field: z.core.$ZodType) {
  return innermost(field) instanceof z.ZodBoolean ? false : null;
}

/** The data about a draft that its page needs. */
export function draftState(draft: Draft): DraftState {
  return pick(draft, "id", "version", "baseVersion", "writer", "savedAt");
}

const INSTANTS = ["publishedAt", "happenedAt"] as const;
type Instant = (typeof INSTANTS)[number];

type Shown<Values> = Omit<Values, Instant> & { [Name in Instant]?: string };

/** Values in the form's own format: times as they are typed, and a page's lists as texts. */
export function formValues<Values extends object>(values: Values): Shown<Values> {
  const shown = Object.entries(values).map(([name, value]) => [name, formValue(name, value)]);
  return Object.fromEntries(shown) as Shown<Values>;
}

function formValue(name: string, value: unknown) {
  if (isPageList(name) && Array.isArray(value)) return listText(name, value);
  const isInstant = value instanceof Date || (typeof value === "string" && value.endsWith("Z"));
  return INSTANTS.some((one) => one === name) && isInstant ? toLocalInput(value) : value;
}
