/** What the owner writes of a place, a line for each thing, as it is read; a line that says less is shown as it is. */

/** 'girda [ks-Latn] – bread from the oven': a name, the language that it is in, what it is. */
const DISH = /^(.+?)(?:\s*\[([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\])?(?:(?:\s+[–—-]\s+|:\s+)(.*))?$/i;
/** 'From Jammu by bus: …': what stands before the colon is short. */
const WAY = /^([^:]{2,48}):\s+(.+)$/;

/** The lines of such a text. */
export function linesOf(text: string) {
  return text
    .split(/\n|\s·\s/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The ways there, each with where it begins or what it is by, if its line says so before a colon. */
export function waysIn(text: string) {
  return linesOf(text).map((line) => {
    const [, from = "", way = line] = WAY.exec(line) ?? [];
    return { from, way };
  });
}

/** The dishes, each with the language of its name where the line says it. */
export function dishesIn(text: string) {
  return linesOf(text).map((line) => {
    const [, name = line, lang, note = ""] = DISH.exec(line) ?? [];
    return { name, note, ...(lang && { lang }) };
  });
}

type PracticalTexts = { costs: string; gettingThere: string; whatToEat: string };

/** All of these lines as they are looked through: a dish without the code of its language. */
export function practicalLines({ costs, gettingThere, whatToEat }: PracticalTexts) {
  const dishes = dishesIn(whatToEat).map(({ name, note }) => (note ? `${name} – ${note}` : name));
  return [...dishes, ...linesOf(gettingThere), ...linesOf(costs)];
}
