type Input = Record<string, unknown>;

/** A partial update as columns: absent fields stay away, `null` becomes the field's cleared value. */
export function changes<Values extends Input, Cleared extends Input>(
  input: Values,
  cleared: Cleared,
) {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, value === null ? (cleared[key] ?? null) : value]),
  ) as {
    [Key in keyof Values]?:
      | Exclude<Values[Key], null | undefined>
      | (null extends Values[Key] ? (Key extends keyof Cleared ? Cleared[Key] : null) : never);
  };
}
