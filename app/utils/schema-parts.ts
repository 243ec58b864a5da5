import { z } from "zod";

/** The innermost schema of a field, without optional, nullable and transforming wrappers. */
export function innermost(field: z.core.$ZodType): z.core.$ZodType {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) {
    return innermost(field.unwrap());
  }
  return field instanceof z.ZodPipe ? innermost(field.in) : field;
}
