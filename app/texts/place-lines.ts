/** Parses the owner's texts about a place, one item a line; a line with less structure is shown as it is. */

/** 'girda [ks-Latn] – bread from the oven': a name, its language, a description. */
const DISH = /^(.+?)(?:\s*\[([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\])?(?:(?:\s+[–—-]\s+|:\s+)(.*))?$/i;
/** 'From Jammu by bus: …': the part before the colon is short. */
const WAY = /^([^:]{2,48}):\s+(.+)$/;

export function linesOf(text: string) {
  return text
    .split(/\n|\s·\s/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The ways to get there, each with the part before the colon, if there is one. */
export function waysIn(text: string) {
  return linesOf(text).map((line) => {
    const [, from = "", way = line] = WAY.exec(line) ?? [];
    return { from, way };
  });
}

/** The dishes, each with the language of its name if the line gives it. */
export function dishesIn(text: string) {
  return linesOf(text).map((line) => {
    const [, name = line, lang, note = ""] = DISH.exec(line) ?? [];
    return { name, note, ...(lang && { lang }) };
  });
}

type PracticalTexts = { costs: string; gettingThere: string; whatToEat: string };

/** All of these lines as text to search in: dishes without their language code. */
export function practicalLines({ costs, gettingThere, whatToEat }: PracticalTexts) {
  const dishes = dishesIn(whatToEat).map(({ name, note }) => (note ? `${name} – ${note}` : name));
  return [...dishes, ...linesOf(gettingThere), ...linesOf(costs)];
}
