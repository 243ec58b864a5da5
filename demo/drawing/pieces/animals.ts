import { darker, lighter } from "../colour";
import { times } from "../random";
import { circle, ellipse, path, rect, stroke } from "../svg";

/** A walking camel, about 150 high, facing right; saddled in `cloth` when given. */
export function camel(colour: string, cloth?: string): string {
  const legs = stroke(
    "M-38 -70L-44 -38L-40 -2M-24 -66L-20 -36L-26 -2M34 -68L30 -36L36 -2M46 -70L54 -38L50 -2",
    darker(colour, 0.12),
    8.5,
  );
  const body =
    "M-58 -78Q-62 -98 -38 -104Q-18 -108 -8 -130Q2 -144 14 -128Q22 -108 44 -104Q60 -104 70 -118Q80 -134 82 -152Q84 -166 98 -166L112 -160Q118 -154 110 -150L98 -148Q98 -118 80 -94Q66 -74 48 -66L-40 -62Q-54 -62 -58 -78Z";
  const saddle = cloth
    ? path("M-26 -106Q-14 -112 -8 -131Q2 -145 14 -129Q20 -112 34 -106L28 -74L-20 -74Z", cloth) +
      path("M-21 -80L29 -80L28 -72L-20 -72Z", lighter(cloth, 0.5)) +
      stroke("M-18 -70v9M-8 -70v9M2 -70v9M12 -70v9M22 -70v9", lighter(cloth, 0.5), 2)
    : "";
  return (
    legs +
    stroke("M-58 -84Q-68 -70 -62 -54", darker(colour, 0.2), 4) +
    path(body, colour) +
    circle(98, -167, 4, colour) +
    saddle
  );
}

/** A camel lying down, about 95 high, facing right. */
export function restingCamel(colour: string): string {
  return (
    path(
      "M-74 0Q-84 -36 -48 -44Q-26 -48 -16 -68Q-4 -82 8 -66Q16 -48 40 -42Q56 -42 62 -62Q66 -84 70 -92Q76 -104 90 -100L104 -94Q108 -88 100 -86L86 -84Q86 -50 70 -26Q78 -12 92 -4L92 0Z",
      colour,
    ) + path("M-60 0Q-50 -16 -20 -12L10 0Z", darker(colour, 0.2))
  );
}

/** An elephant from the front, about 200 high, with a golden headdress. */
export function festivalElephant(colour: string): string {
  const side = (sign: number) =>
    path(
      `M${sign * 30} -176Q${sign * 92} -190 ${sign * 88} -130Q${sign * 80} -96 ${sign * 46} -106Z`,
      darker(colour, 0.12),
    ) +
    path(
      `M${sign * 64} -110Q${sign * 70} -50 ${sign * 62} 0L${sign * 26} 0L${sign * 26} -100Z`,
      colour,
    ) +
    path(
      `M${sign * 26} -84Q${sign * 44} -64 ${sign * 36} -34Q${sign * 30} -56 ${sign * 18} -74Z`,
      "#fbf0d8",
    ) +
    rect(Math.min(sign * 62, sign * 28), -10, 34, 6, "#d79a3c");
  const plate =
    "M-30 -182Q0 -196 30 -182Q36 -150 24 -120Q14 -92 8 -52L-8 -52Q-14 -92 -24 -120Q-36 -150 -30 -182Z";
  const bosses = times(6, (row) =>
    times(4 - Math.floor(row / 2), (index) => {
      const columns = 4 - Math.floor(row / 2);
      return (
        circle((index - (columns - 1) / 2) * 12.5, -172 + row * 20, 4.6, "#f9d77e") +
        circle((index - (columns - 1) / 2) * 12.5, -172 + row * 20, 2, "#b06a22")
      );
    }),
  );
  return (
    ellipse(0, -110, 74, 76, darker(colour, 0.25)) +
    side(-1) +
    side(1) +
    path(
      "M-48 -150Q-44 -200 0 -202Q44 -200 48 -150Q46 -110 22 -96Q16 -40 14 -14Q4 -4 -12 -12Q-18 -50 -22 -96Q-46 -110 -48 -150Z",
      colour,
    ) +
    path(plate, "#e4a738") +
    bosses +
    stroke("M-30 -182Q0 -196 30 -182", "#cf4436", 6)
  );
}

/** A monkey sitting, about 40 high. */
export function monkey(colour: string): string {
  return (
    path("M-12 0Q-18 -22 -4 -28Q12 -28 13 0Z", colour) +
    circle(2, -34, 8, colour) +
    stroke("M-12 -2Q-30 -4 -28 -26Q-26 -34 -20 -32", colour, 3) +
    ellipse(4, -32, 4.5, 5.5, lighter(colour, 0.4))
  );
}

export function pigeon(colour: string): string {
  return (
    path("M-12 -8Q-2 -18 6 -15Q8 -22 13 -20Q17 -18 14 -13Q14 -4 2 -3L-16 -3Z", colour) +
    stroke("M0 -3v4M5 -3v4", "#cf7a5a", 1.3)
  );
}
