/**
 * Converts Word's lists. Word writes each item as a paragraph that starts with its sign, and gives its depth in a
 * style.
 */

const LEVEL = /mso-list:\s*\S+\s+level(\d)(?:\s+(lfo\d+))?/i;

type OpenList = { level: number; name: string; element: HTMLElement };

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function romanValue(number: string) {
  const values = Array.from(number, (letter) => ROMAN[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

/** The kind of list that begins with this sign, such as `3.`, `b)` or a bullet. */
function listFor(sign: string) {
  const [, number] = /([\da-z]+)[.)]$/i.exec(sign) ?? [];
  const list = document.createElement(number ? "ol" : "ul");
  if (!number) return list;
  const lower = number.toLowerCase();
  const isRoman = /^(?:i|[ivxlcdm]{2,})$/.test(lower);
  const first = isRoman ? romanValue(lower) : Number(number) || lower.charCodeAt(0) - 96;
  if (first !== 1) list.setAttribute("start", String(first));
  const type = isRoman ? "i" : "a";
  if (!/^\d/.test(number)) list.setAttribute("type", lower === number ? type : type.toUpperCase());
  return list;
}

/** Makes lists of the paragraphs that Word marks as items; a deeper item goes into the item before it. */
export function makeWordLists(body: HTMLElement) {
  let open: OpenList[] = [];
  for (const line of body.querySelectorAll<HTMLElement>("p[style*=mso-list]")) {
    const [, digit, name = ""] = LEVEL.exec(line.getAttribute("style") ?? "") ?? [];
    if (!digit) continue;
    const level = Number(digit);
    const sign = line.querySelector("[style*='mso-list:ignore' i], [style*='mso-list: ignore' i]");
    // Another element is between them.
    if (line.previousElementSibling !== open[0]?.element) open = [];
    open = open.filter(
      (list) => list.level < level || (list.level === level && list.name === name),
    );
    if (open.at(-1)?.level !== level) {
      const element = listFor(sign?.textContent?.trim() ?? "");
      const before = open.at(-1)?.element.lastElementChild;
      if (before) before.append(element);
      else line.before(element);
      open.push({ level, name, element });
    }
    sign?.remove();
    const item = document.createElement("li");
    item.append(...line.childNodes);
    open.at(-1)?.element.append(item);
    line.remove();
  }
}
