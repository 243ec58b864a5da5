/** The language of names in Devanagari, by state; of all others it is Hindi. */
const DEVANAGARI_BY_STATE = new Map([
  ["maharashtra", "mr"],
  ["goa", "kok"],
]);

/** Names in the two scripts that the site has typefaces for; nothing of another stands in them. */
const DEVANAGARI = /^\p{Script=Devanagari}(?:\p{Script=Devanagari}|\p{Join_Control}|[ ().-])*$/u;
const MALAYALAM = /^\p{Script=Malayalam}(?:\p{Script=Malayalam}|\p{Join_Control}|[ ().-])*$/u;

export type OwnScriptName = { name: string; lang: string };

/**
 * Those of a place's other names that are written in Devanagari or Malayalam, each with its language (BCP 47). Malayalam
 * alone is written in its script; in which of its languages Devanagari is, only the state tells.
 */
export function namesInOwnScript(otherNames: string[], state: string): OwnScriptName[] {
  const devanagari = DEVANAGARI_BY_STATE.get(state.trim().toLowerCase()) ?? "hi";
  return otherNames.flatMap((name) => {
    if (MALAYALAM.test(name)) return [{ name, lang: "ml" }];
    return DEVANAGARI.test(name) ? [{ name, lang: devanagari }] : [];
  });
}
