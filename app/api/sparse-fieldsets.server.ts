import { failure } from "./api-answers.server";

/** The fields that `?fields=a,b` asks for, always with `id`; all without it. Throws 400 for unknown names. */
export function readSparseFieldset<Field extends string>(url: URL, known: readonly Field[]) {
  const asked = url.searchParams.getAll("fields").join(",").split(",").filter(Boolean);
  if (asked.length === 0) return [...known];
  const unknown = asked.filter((name) => !known.some((field) => field === name));
  if (unknown.length > 0) {
    const message = `There is no field of this name. The fields are: ${known.join(", ")}.`;
    throw failure(400, message, { errors: { fields: [message] } });
  }
  return known.filter((field) => field === "id" || asked.includes(field));
}

/** Each record with these fields only. */
export function narrowed<Item extends object>(items: Item[], fields: (keyof Item)[]) {
  return items.map((item) => Object.fromEntries(fields.map((field) => [field, item[field]])));
}
