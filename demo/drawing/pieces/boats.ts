import { darker, lighter } from "../colour";
import { times } from "../random";
import { circle, linear, path, rect, stroke } from "../svg";

/** A shikara, 400 long, with a canopy on four posts; the waterline is at y = 0. */
export function shikara(canopy: string, hull = "#7a3f2c", cushion = "#cf4436"): string {
  const post = (x: number) => rect(x, -78, 4, 62, "#e9c688");
  return (
    path(
      "M-205 -34Q-150 -6 -70 -2L80 -2Q160 -6 210 -40Q178 6 100 12L-90 12Q-170 6 -205 -34Z",
      linear([hull, darker(hull, 0.4)]),
    ) +
    stroke("M-203 -32Q-150 -8 -70 -4L80 -4Q160 -8 208 -38", lighter(hull, 0.45), 3) +
    rect(-62, -34, 112, 30, cushion, 'rx="7"') +
    rect(-62, -22, 112, 18, darker(cushion, 0.25), 'rx="5"') +
    post(-80) +
    post(-30) +
    post(30) +
    post(72) +
    path("M-92 -78Q-60 -108 0 -108Q60 -108 88 -78L88 -66Q-2 -74 -92 -66Z", canopy) +
    path("M0 -108Q60 -108 88 -78L88 -66Q60 -70 30 -71Q34 -96 0 -108Z", darker(canopy, 0.16)) +
    times(12, (index) =>
      path(`M${-92 + index * 15} -67l7.5 9l7.5 -9Z`, index % 2 ? "#fbecd0" : canopy),
    ) +
    path("M-80 -66Q-66 -52 -78 -20L-82 -20L-82 -66ZM76 -66Q62 -52 74 -20L78 -20L78 -66Z", "#fbecd0")
  );
}

/** A wooden rowing boat, 240 long, with a coloured band. */
export function rowboat(band: string, hull = "#5a3428", length = 120): string {
  const l = length;
  return (
    path(
      `M${-l} -26Q${-l * 0.6} -8 0 -8T${l} -28Q${l * 0.85} 8 ${l * 0.5} 12L${-l * 0.55} 12Q${-l * 0.85} 8 ${-l} -26Z`,
      linear([hull, darker(hull, 0.45)]),
    ) +
    path(
      `M${-l} -26Q${-l * 0.6} -8 0 -8T${l} -28L${l * 0.95} -17Q${l * 0.5} 1 0 1T${-l * 0.95} -15Z`,
      band,
    ) +
    stroke(`M${-l} -26Q${-l * 0.6} -8 0 -8T${l} -28`, lighter(band, 0.5), 2.5)
  );
}

/** A Kashmir houseboat, 460 long, with carved verandah and lit windows. */
export function houseboat(wood: string, window: string): string {
  const shade = darker(wood, 0.3);
  const pane = (x: number) =>
    rect(x, -72, 26, 38, shade) +
    path(`M${x + 3} -36V-60Q${x + 13} -74 ${x + 23} -60V-36Z`, window) +
    stroke(`M${x + 13} -66V-36M${x + 3} -50H${x + 23}`, shade, 2);
  return (
    path("M-240 -22L230 -22Q222 6 196 8L-206 8Q-232 6 -240 -22Z", darker(wood, 0.45)) +
    rect(-190, -90, 390, 68, wood) +
    times(8, (index) => pane(-104 + index * 37)) +
    rect(-236, -84, 50, 4, wood) +
    times(4, (index) => rect(-234 + index * 15, -84, 4, 62, wood)) +
    rect(-236, -42, 48, 3, wood) +
    stroke("M-232 -40l6 16l6 -16l6 16l6 -16l6 16l6 -16l6 16", wood, 2) +
    path("M-246 -84L-236 -106L206 -106L214 -84Z", shade) +
    times(30, (index) =>
      path(
        `M${-246 + index * 15.3} -84l7.6 11l7.6 -11Z`,
        lighter(wood, 0.18),
        'transform="translate(0 -2)"',
      ),
    ) +
    rect(-120, -116, 250, 10, darker(wood, 0.15))
  );
}

/** A Kerala rice-boat houseboat, 420 long, under woven roofs. */
export function ketuvallam(thatch: string, hull = "#3a2430"): string {
  const hump = (x: number, w: number, h: number, fill: string) =>
    path(`M${x} -22Q${x + w * 0.04} ${-h} ${x + w * 0.5} ${-h}T${x + w} -22Z`, fill) +
    times(6, (index) =>
      stroke(
        `M${x + w * 0.06} ${-30 - (index * (h - 34)) / 6.5}Q${x + w * 0.5} ${-42 - (index * (h - 38)) / 5.5} ${x + w * 0.94} ${-30 - (index * (h - 34)) / 6.5}`,
        darker(thatch, 0.2),
        1.4,
        'opacity="0.6"',
      ),
    );
  const window = (x: number) =>
    path(`M${x} -30V-56Q${x + 13} -72 ${x + 26} -56V-30Z`, "#3c2a38") +
    path(`M${x + 3} -40V-55Q${x + 13} -66 ${x + 23} -55V-40Z`, "#ffd68a");
  return (
    path(
      "M-225 -58Q-200 -22 -140 -18L140 -18Q200 -22 228 -66Q216 4 140 12L-150 12Q-214 4 -225 -58Z",
      linear([hull, darker(hull, 0.5)]),
    ) +
    hump(-150, 190, 104, linear([lighter(thatch, 0.25), thatch])) +
    hump(20, 140, 84, linear([thatch, darker(thatch, 0.2)])) +
    window(-118) +
    window(-70) +
    window(-22) +
    path("M56 -24V-46Q88 -70 120 -46V-24Z", "#4a3440") +
    rect(54, -34, 70, 4, lighter(thatch, 0.3)) +
    stroke("M222 -60Q232 -74 226 -82", hull, 5)
  );
}

/** A rubber raft with five paddlers, 190 long. */
export function raft(colour: string, vest: string): string {
  const paddler = (x: number, turn: number) =>
    stroke(`M${x + 4} -44L${x + 22 * turn} 6`, "#2b2348", 3) +
    path(`M${x - 11} -18Q${x - 9} -48 ${x + 2} -48Q${x + 12} -46 ${x + 11} -18Z`, vest) +
    circle(x + 2, -56, 9, "#f4ead2");
  return (
    times(5, (index) => paddler(-62 + index * 31, index % 2 ? 1.4 : -1.4)) +
    path(
      "M-102 -32Q-90 -14 -60 -14L60 -14Q90 -14 104 -34Q118 -20 104 0Q94 12 60 12L-60 12Q-96 12 -106 -2Q-116 -20 -102 -32Z",
      colour,
    ) +
    path(
      "M-106 -4Q-96 12 -60 12L60 12Q94 12 106 -4Q90 2 60 2L-60 2Q-92 2 -106 -4Z",
      darker(colour, 0.3),
    ) +
    stroke("M-80 -4H80", "#fff3dc", 3)
  );
}

/** A fishing boat with a high prow and an outrigger, 230 long. */
export function outrigger(colour: string): string {
  return (
    stroke("M-60 -14Q-30 -40 6 28M46 -14Q70 -40 96 28", "#5a3a30", 5) +
    path("M-20 26Q40 32 130 26Q120 38 40 38Q-14 36 -20 26Z", "#5a3a30") +
    path(
      "M-130 -52Q-90 -16 -30 -14L70 -14Q112 -18 140 -60Q138 -6 100 12L-80 12Q-120 0 -130 -52Z",
      colour,
    ) +
    path(
      "M-130 -52Q-90 -16 -30 -14L70 -14Q112 -18 140 -60L139 -44Q110 -6 70 -4L-30 -4Q-94 -6 -129 -40Z",
      lighter(colour, 0.6),
    ) +
    path(
      "M-124 -28Q-108 4 -80 12L100 12Q122 2 132 -22Q112 4 70 4L-40 4Q-100 2 -124 -28Z",
      darker(colour, 0.3),
    )
  );
}

/** A small motor ferry, 200 long. */
export function ferry(hull: string): string {
  return (
    path("M-100 -20L100 -20Q96 6 80 8L-84 8Q-96 6 -100 -20Z", hull) +
    rect(-100, -20, 200, 6, "#fbecd0") +
    rect(-70, -48, 130, 28, "#fbecd0") +
    times(6, (index) => rect(-62 + index * 20, -42, 13, 13, "#3b3f6e")) +
    rect(-78, -54, 148, 7, "#cf5b36") +
    rect(20, -76, 10, 22, "#3b3f6e")
  );
}
