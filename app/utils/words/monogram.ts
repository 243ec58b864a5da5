/** The roles in which a thing without a picture may show its letter; each has enough contrast on its own tint. */
export const monogramTones = ["accent", "monsoon", "success"] as const;

/** The first letter or digit of a title with its accents, as a capital; empty where there is none. */
export function firstLetter(title: string) {
  return (/[\p{L}\p{N}]\p{M}*/u.exec(title.normalize("NFC"))?.[0] ?? "").toLocaleUpperCase("en");
}

/** The tone of a title: always the same for the same words. */
export function monogramTone(title: string) {
  let hash = 7;
  for (const character of title) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return monogramTones[hash % monogramTones.length] ?? "accent";
}
