/** What an entry of a list is known by where it has no id: its words, and when and where it was. */
type Facts = Record<string, unknown>;

/** Whether a record has all of these facts; what an entry leaves open, its record may have from elsewhere. */
export function hasFacts(record: Facts, facts: Facts) {
  return Object.entries(facts).every(
    ([name, fact]) => !isSaid(fact) || JSON.stringify(record[name]) === JSON.stringify(fact),
  );
}

/** The facts in one line, for a person. */
export function factsInWords(facts: Facts) {
  return Object.values(facts).filter(isSaid).map(inWords).join(", ");
}

function isSaid(fact: unknown) {
  return fact !== undefined && fact !== null && fact !== "";
}

function inWords(fact: unknown): string {
  if (fact instanceof Date) return fact.toISOString();
  return typeof fact === "object" && fact !== null ? Object.values(fact).join(" ") : String(fact);
}
