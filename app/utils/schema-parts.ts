import { z } from "zod";

/** The schema of a field's value itself, without what lets it be absent or changes it afterwards. */
export function innermost(field: z.core.$ZodType): z.core.$ZodType {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) {
    return innermost(field.unwrap());
  }
  return field instanceof z.ZodPipe ? innermost(field.in) : field;
}
