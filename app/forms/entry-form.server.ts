import type { z } from "zod";
import type { Saved } from "~/models/base/records/result";
import { formFailure, parseForm } from "./form.server";
import { DELETE, INTENT } from "./intents";
import { ownerFormAction } from "./owner-form.server";
import { done, newRecordId, rowDone, saveRefused } from "./records/record-form.server";

type EntryForm<Shape extends z.ZodRawShape> = {
  /** The path of the list, where new entries are made; each entry is edited at a path below it. */
  path: string;
  noun: string;
  schema: z.ZodObject<Shape>;
  create: (value: z.output<z.ZodObject<Shape>>, id: string) => Saved<object>;
  update: (id: string, value: z.output<z.ZodObject<Shape>>) => Saved<object>;
  remove: (id: string) => boolean;
  message: { saved: string; removed: string };
};

/** The `action` of a page with a list of short entries and the form of one. */
export function entryAction<Shape extends z.ZodRawShape>(entry: EntryForm<Shape>) {
  const { path, noun, schema, create, update, remove, message } = entry;
  return ownerFormAction((form, { params }) => {
    if (form.get(INTENT) === DELETE) {
      return rowDone(remove(String(form.get("recordId"))), path, message.removed);
    }
    const result = parseForm(form, schema);
    if (!result.ok) return formFailure(result.submission);
    const saved = params.id
      ? update(params.id, result.value)
      : create(result.value, newRecordId(form));
    if (!saved.ok) return saveRefused(result.submission, saved, { noun, createAt: path });
    return done(path, message.saved);
  });
}
