import { darker, lighter } from "../colour";
import { times } from "../random";
import { circle, ellipse, linear, path, rect, stroke } from "../svg";

/** A railway coach from the side, 300 long and 80 high on the rail at y = 0. */
export function coach(colour: string, stripe: string, window = "#ffdf9c"): string {
  return (
    rect(-140, -14, 280, 8, "#231a30") +
    times(
      4,
      (index) =>
        circle([-112, -84, 84, 112][index] ?? 0, -7, 8, "#1a1428") +
        circle([-112, -84, 84, 112][index] ?? 0, -7, 3, "#6d6580"),
    ) +
    path(
      "M-150 -14V-78Q-150 -88 -138 -88H138Q150 -88 150 -78V-14Z",
      linear([lighter(colour, 0.14), colour, darker(colour, 0.2)]),
    ) +
    path("M-148 -80Q-146 -90 -136 -90H136Q146 -90 148 -80Z", darker(colour, 0.35)) +
    rect(-150, -44, 300, 8, stripe) +
    times(10, (index) => rect(-116 + index * 23.6, -74, 16, 22, window, 'rx="2"')) +
    rect(-142, -74, 16, 58, darker(colour, 0.35)) +
    rect(126, -74, 16, 58, darker(colour, 0.35))
  );
}

/** A diesel engine, 260 long, facing right. */
function engine(colour: string, stripe: string): string {
  return (
    rect(-120, -14, 240, 8, "#231a30") +
    times(6, (index) => circle(-96 + index * 38, -7, 8, "#1a1428")) +
    path(
      "M-130 -14V-70H60V-84H108Q122 -84 128 -62V-14Z",
      linear([lighter(colour, 0.12), colour, darker(colour, 0.25)]),
    ) +
    rect(-130, -42, 258, 9, stripe) +
    path("M98 -76H110Q116 -76 120 -58H98Z", "#ffe9b8") +
    rect(68, -76, 22, 20, "#ffe9b8") +
    times(7, (index) => rect(-118 + index * 24, -64, 14, 14, darker(colour, 0.3))) +
    circle(126, -34, 5, "#fff3c8")
  );
}

/** A train of `count` coaches drawn by an engine, its nose at the origin, running left to right. */
export function train(count: number, colour: string, stripe: string, window?: string): string {
  return `${times(count, (index) => `<g transform="translate(${-430 - index * 306} 0)">${coach(colour, stripe, window)}</g>`)}<g transform="translate(-132 0)">${engine(darker(colour, 0.1), stripe)}</g>`;
}

/** A Kolkata tram car, 330 long and 130 high, on the rail at y = 0. */
export function tram(colour: string, cream = "#fbecd0"): string {
  const glass = "#3a4a6c";
  return (
    circle(-100, -8, 11, "#1c1630") +
    circle(-60, -8, 11, "#1c1630") +
    circle(60, -8, 11, "#1c1630") +
    circle(100, -8, 11, "#1c1630") +
    path(
      "M-165 -12V-112Q-165 -124 -152 -124H152Q165 -124 165 -112V-12Z",
      linear([cream, darker(cream, 0.08)]),
    ) +
    path("M-165 -12V-60H165V-12Z", linear([colour, darker(colour, 0.25)])) +
    rect(-165, -64, 330, 5, "#d9483b") +
    times(
      8,
      (index) =>
        rect(-112 + index * 28.5, -104, 22, 36, glass, 'rx="3"') +
        path(`M${-112 + index * 28.5} -74l14 -30h8l-14 30Z`, "#8fa5bd", 'opacity="0.5"'),
    ) +
    rect(-154, -108, 30, 94, glass) +
    rect(124, -108, 30, 94, glass) +
    rect(-140, -108, 2.5, 94, cream) +
    rect(138, -108, 2.5, 94, cream) +
    path("M-150 -124Q-140 -138 -120 -138H120Q140 -138 150 -124Z", darker(colour, 0.3)) +
    stroke("M0 -138L60 -190M-16 -138H16", "#2a2340", 3.4)
  );
}

/** A country bus, 260 long, facing right, its wheels on y = 0. */
export function bus(colour: string, stripe: string, window = "#ffdf9c"): string {
  return (
    path(
      "M-130 -16V-98Q-130 -108 -118 -108H112Q124 -108 128 -92L132 -52V-16Z",
      linear([lighter(colour, 0.15), colour, darker(colour, 0.22)]),
    ) +
    rect(-130, -50, 262, 9, stripe) +
    times(6, (index) => rect(-118 + index * 32, -94, 26, 34, window, 'rx="3"')) +
    path("M80 -94H110Q116 -94 119 -60H80Z", window) +
    rect(-124, -116, 200, 6, darker(colour, 0.4)) +
    times(4, (index) =>
      rect(
        -110 + index * 44,
        -128 + (index % 2) * 4,
        38,
        14,
        index % 2 ? "#8a5a3c" : "#3d6a70",
        'rx="4"',
      ),
    ) +
    times(
      2,
      (index) =>
        circle(index ? 78 : -80, -14, 17, "#1c1630") + circle(index ? 78 : -80, -14, 7, "#8b8398"),
    ) +
    circle(128, -36, 6, "#fff3c8") +
    rect(-132, -22, 266, 6, darker(colour, 0.5))
  );
}

/** A round-backed taxi car, 200 long, facing right. */
export function taxi(body: string, roof = body): string {
  return (
    path(
      "M-100 -18Q-104 -50 -78 -54L-54 -56Q-44 -88 -14 -90H24Q50 -90 62 -56Q96 -52 102 -36L104 -18Z",
      body,
    ) +
    path(
      "M-50 -62Q-42 -90 -14 -92H24Q48 -92 58 -62L54 -60Q44 -80 22 -82H-12Q-36 -80 -46 -60Z",
      roof,
    ) +
    path("M-42 -58Q-36 -78 -14 -80H2V-58Z", "#3a4a6c") +
    path("M8 -80H22Q42 -78 50 -58H8Z", "#3a4a6c") +
    path("M-36 -58l12 -20h8l-12 20Z", "#9fb4c4", 'opacity="0.6"') +
    stroke("M-100 -36H102", darker(body, 0.25), 2.5) +
    stroke("M5 -78V-22", darker(body, 0.25), 1.8) +
    rect(-106, -24, 214, 7, "#d9d3cc", 'rx="3"') +
    times(
      2,
      (index) =>
        circle(index ? 66 : -62, -15, 17, "#1c1630") + circle(index ? 66 : -62, -15, 8, "#d9d3cc"),
    ) +
    circle(99, -42, 5, "#fff3c8") +
    rect(-8, -102, 28, 10, "#f7d98c", 'rx="2"')
  );
}

/** A bicycle, 150 long, on y = 0. */
export function bicycle(colour: string, metal = "#2a2340"): string {
  const wheel = (x: number) =>
    circle(x, -34, 33, "none", `stroke="${metal}" stroke-width="4"`) +
    times(8, (index) =>
      stroke(
        `M${x} -34l${33 * Math.cos(index * 0.785)} ${33 * Math.sin(index * 0.785)}`,
        metal,
        0.8,
      ),
    );
  return (
    wheel(-50) +
    wheel(52) +
    stroke(
      "M-50 -34L-6 -34L36 -78L-22 -78L-50 -34M-6 -34L-26 -90M36 -78L52 -34M36 -78L33 -96Q44 -104 54 -96",
      colour,
      5,
    ) +
    stroke("M-42 -92H-12", metal, 7) +
    circle(-6, -34, 8, metal)
  );
}

/** A cycle rickshaw with a hood, 220 long, facing right. */
export function rickshaw(hood: string, seat: string): string {
  const wheel = (x: number) =>
    circle(x, -36, 35, "none", 'stroke="#17122b" stroke-width="5"') +
    times(8, (index) =>
      stroke(
        `M${x} -36l${34 * Math.cos(index * 0.785)} ${34 * Math.sin(index * 0.785)}`,
        "#17122b",
        1,
      ),
    );
  return (
    path("M-108 -66Q-112 -150 -50 -158Q-14 -160 -4 -138Q-46 -136 -52 -66Z", hood) +
    stroke("M-52 -68Q-46 -134 -4 -138M-80 -66Q-84 -140 -36 -156", darker(hood, 0.35), 3) +
    rect(-100, -80, 76, 20, seat, 'rx="6"') +
    rect(-106, -62, 96, 12, lighter(seat, 0.2)) +
    wheel(-58) +
    wheel(88) +
    stroke(
      "M-14 -56L34 -40L80 -96L88 -36M34 -40L26 -96M80 -96L74 -112Q88 -120 98 -112",
      "#2a2340",
      5,
    ) +
    stroke("M12 -98H40", "#17122b", 7)
  );
}

/** A wooden handcart with two wheels, 200 long. */
export function handcart(colour: string): string {
  return (
    stroke("M-96 -46H150", colour, 7) +
    rect(-96, -52, 180, 9, darker(colour, 0.2)) +
    circle(-10, -28, 27, "none", 'stroke="#1c1630" stroke-width="6"') +
    times(6, (index) =>
      stroke(
        `M-10 -28l${26 * Math.cos(index * 1.05)} ${26 * Math.sin(index * 1.05)}`,
        "#1c1630",
        2,
      ),
    ) +
    ellipse(-10, -28, 5, 5, colour)
  );
}
