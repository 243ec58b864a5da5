type Choice = string | { value: string; label: string };

/** What there is to choose from, and what is chosen already: an import may have brought something else. */
export function withCurrent(
  choices: readonly Choice[],
  { initialValue }: { initialValue?: unknown },
) {
  const current = String(initialValue ?? "");
  const isThere = choices.some(
    (choice) => (typeof choice === "string" ? choice : choice.value) === current,
  );
  return current === "" || isThere ? choices : [current, ...choices];
}
