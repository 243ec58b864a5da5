/** The language of names in Devanagari by state; Hindi in all other states. */
const DEVANAGARI_BY_STATE = new Map([
  ["maharashtra", "mr"],
  ["goa", "kok"],
]);

/** Names that are written entirely in one of the two scripts that the site has fonts for. */
const DEVANAGARI = /^\p{Script=Devanagari}(?:\p{Script=Devanagari}|\p{Join_Control}|[ ().-])*$/u;
const MALAYALAM = /^\p{Script=Malayalam}(?:\p{Script=Malayalam}|\p{Join_Control}|[ ().-])*$/u;

export type OwnScriptName = { name: string; lang: string };

/**
 * The other names of a place that are in Devanagari or Malayalam, each with its language (BCP 47). Malayalam script has
 * one language; for Devanagari the state decides.
 */
export function namesInOwnScript(otherNames: string[], state: string): OwnScriptName[] {
  const devanagari = DEVANAGARI_BY_STATE.get(state.trim().toLowerCase()) ?? "hi";
  return otherNames.flatMap((name) => {
    if (MALAYALAM.test(name)) return [{ name, lang: "ml" }];
    return DEVANAGARI.test(name) ? [{ name, lang: devanagari }] : [];
  });
}
