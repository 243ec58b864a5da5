import { darker } from "../colour";
import { circle, ellipse, path, rect, stroke } from "../svg";

const SKIN = "#6b3f33";

export type Clothes = { top: string; bottom?: string; skin?: string; head?: string };

/** A head from behind: hair, or a turban or scarf of the given colour. No face. */
function head(y: number, clothes: Clothes, wrap: "turban" | "scarf" | "hair"): string {
  const skin = clothes.skin ?? SKIN;
  const base = rect(-3.5, y + 5, 7, 9, skin) + circle(0, y, 8.5, skin);
  if (wrap === "turban" && clothes.head)
    return (
      base +
      path(
        `M-10.5 ${y}Q-12 ${y - 13} 1 ${y - 13.5}Q13 ${y - 12} 10.5 ${y - 1}Q0 ${y - 6} -10.5 ${y}Z`,
        clothes.head,
      )
    );
  if (wrap === "scarf" && clothes.head)
    return (
      base +
      path(`M-10 ${y + 14}Q-13 ${y - 12} 0 ${y - 11}Q13 ${y - 12} 10 ${y + 14}Z`, clothes.head)
    );
  return (
    base +
    path(
      `M-9 ${y + 2}Q-10 ${y - 11} 0 ${y - 10.5}Q10 ${y - 11} 9 ${y + 2}Q0 ${y + 6} -9 ${y + 2}Z`,
      "#1d1530",
    )
  );
}

/** A person of height 100 in a long shirt, walking; the feet are at the origin. */
export function walker(clothes: Clothes, stride = 12): string {
  const bottom = clothes.bottom ?? darker(clothes.top, 0.5);
  const skin = clothes.skin ?? SKIN;
  return (
    stroke(`M-3 -45L${-stride} -3l-3 2`, bottom, 10) +
    stroke(`M3 -45L${stride * 0.9} -4l5 3`, darker(bottom, 0.15), 10) +
    stroke(`M-11 -78Q-19 -60 -14 -44`, darker(clothes.top, 0.2), 8) +
    path("M-13 -82Q0 -88 13 -82Q15 -60 17 -36Q0 -31 -17 -36Q-15 -60 -13 -82Z", clothes.top) +
    stroke("M12 -78Q20 -60 17 -46", darker(clothes.top, 0.12), 8) +
    circle(17, -42, 4, skin) +
    head(-93, clothes, clothes.head ? "turban" : "hair")
  );
}

/** A woman in a sari, height 100. */
export function sari(colour: string, edge: string, skin = SKIN): string {
  return (
    stroke("M11 -76Q20 -62 15 -48", skin, 6.5) +
    path(
      "M-12 -82Q0 -87 12 -82Q13 -62 16 -44Q21 -18 20 0L-20 0Q-20 -25 -15 -48Q-14 -66 -12 -82Z",
      colour,
    ) +
    path("M-12 -82L-4 -85Q12 -60 17 -38L15 -28Q-2 -50 -12 -82Z", edge) +
    path("M-20 -5L20 -5L20 0L-20 0Z", edge) +
    head(-93, { top: colour, head: darker(colour, 0.12), skin }, "scarf")
  );
}

/** Someone standing still with arms at the sides, height 100. */
export function stander(clothes: Clothes): string {
  return walker(clothes, 5);
}

/** The traveller from behind with a rucksack, height 100. */
export function traveller(shirt = "#e8dcc0", pack = "#cf5b36"): string {
  return (
    walker({ top: shirt, bottom: "#2c3360" }, 9) +
    rect(-14, -84, 28, 40, pack, 'rx="8"') +
    rect(-10, -64, 20, 17, darker(pack, 0.18), 'rx="4"') +
    rect(-17, -92, 34, 10, "#2f6f73", 'rx="5"') +
    stroke("M-14 -70L14 -70", darker(pack, 0.3), 2)
  );
}

/** Someone sitting cross-legged, about 60 high. */
export function sitter(clothes: Clothes): string {
  const bottom = clothes.bottom ?? darker(clothes.top, 0.3);
  return (
    path("M-26 0Q-30 -14 -10 -16L10 -16Q30 -14 26 0Z", bottom) +
    path("M-13 -46Q0 -51 13 -46Q16 -28 14 -12L-14 -12Q-16 -28 -13 -46Z", clothes.top) +
    stroke("M-12 -42Q-22 -26 -12 -14M12 -42Q22 -26 12 -14", darker(clothes.top, 0.15), 7) +
    head(-57, clothes, clothes.head ? "turban" : "hair")
  );
}

/** A rower leaning into an oar; the seat is at the origin, facing right. */
export function rower(clothes: Clothes, oar = "#3a2233"): string {
  return (
    stroke("M-46 38L58 -30", oar, 3.4) +
    ellipse(-52, 42, 13, 5, oar, 'transform="rotate(-33 -52 42)"') +
    path("M-14 0Q-16 -10 0 -12Q22 -14 28 0Z", clothes.bottom ?? darker(clothes.top, 0.4)) +
    path("M-12 -4Q-10 -40 6 -46Q20 -44 18 -26Q14 -10 12 -4Z", clothes.top) +
    stroke("M10 -40Q28 -34 34 -16M10 -36Q22 -20 22 -8", darker(clothes.top, 0.15), 6.5) +
    circle(15, -55, 8, clothes.skin ?? SKIN) +
    (clothes.head
      ? path("M5 -55Q4 -68 16 -67Q27 -65 24 -56Q14 -61 5 -55Z", clothes.head)
      : path("M7 -54Q5 -66 16 -65Q25 -64 24 -57Q15 -62 7 -54Z", "#1d1530"))
  );
}

/** A standing boatman with a long pole, height 100. */
export function poler(clothes: Clothes): string {
  return (
    stroke("M34 -150L-6 60", "#4a3030", 3) +
    walker(clothes, 13) +
    stroke("M10 -76Q22 -82 22 -92", clothes.top, 7)
  );
}

/** A drummer with a tall drum at the hip and a raised curved stick, height 100. */
export function drummer(cloth: string, raised: boolean, skin = SKIN): string {
  const arm = raised ? "M11 -78Q28 -84 26 -106" : "M11 -78Q24 -70 28 -62";
  const stick = raised ? "M26 -106Q32 -122 46 -124" : "M28 -62Q36 -66 46 -62";
  return (
    path("M-16 0Q-18 -28 -13 -48L13 -48Q19 -28 17 0Z", "#f4ead2") +
    path("M-17 -6L17 -6L17 0L-17 0Z", cloth) +
    path("M-13 -82Q0 -88 13 -82Q15 -64 12 -46L-12 -46Q-15 -64 -13 -82Z", skin) +
    stroke("M-11 -82L10 -48", cloth, 5) +
    rect(8, -62, 34, 52, "#8a4b2c", 'rx="3"') +
    stroke("M10 -60L16 -12L22 -60L28 -12L34 -60L40 -12", "#f0d9a8", 1.6) +
    ellipse(25, -62, 18, 5, "#f5e6c6") +
    ellipse(25, -10, 18, 4, "#54301f") +
    stroke(arm, darker(skin, 0.15), 7) +
    stroke(stick, "#f0d9a8", 3.4) +
    head(-93, { top: cloth, skin }, "hair")
  );
}

/** An umbrella held up, its handle at the origin. */
export function umbrella(colour: string, size = 44): string {
  const dome = `M${-size} -10Q${-size * 0.8} ${-size * 0.9 - 10} 0 ${-size - 10}Q${size * 0.8} ${-size * 0.9 - 10} ${size} -10Q${size * 0.75} -20 ${size * 0.5} -10Q${size * 0.25} -20 0 -10Q${-size * 0.25} -20 ${-size * 0.5} -10Q${-size * 0.75} -20 ${-size} -10Z`;
  const dark = `M0 ${-size - 10}Q${size * 0.8} ${-size * 0.9 - 10} ${size} -10Q${size * 0.75} -20 ${size * 0.5} -10Q${size * 0.45} ${-size * 0.7} 0 ${-size - 10}Z`;
  return (
    stroke("M0 30L0 -30", "#2a1c2c", 2.5) + path(dome, colour) + path(dark, darker(colour, 0.18))
  );
}
