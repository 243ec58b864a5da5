import { darker, lighter, mix } from "../../colour";
import { CREAM, NOON, RED, SAFFRON, TEAL } from "../../palette";
import { marigold } from "../../pieces/fields";
import { land, skyline } from "../../pieces/land";
import { sari } from "../../pieces/people";
import { sky, sun } from "../../pieces/sky";
import { times } from "../../random";
import { wide } from "../../scene";
import { ellipse, linear, path, put, stroke } from "../../svg";

export const cloths = wide(() => {
  const mood = { ...NOON, sky: ["#4f9fc0", "#a9d0c8", "#f7e6bc"] };
  const cloth = (
    x: number,
    y: number,
    width: number,
    length: number,
    ground: string,
    print: string,
    kind: number,
  ) => {
    const sway = 26 + (kind % 3) * 14;
    const shape = `M${x} ${y}H${x + width}Q${x + width + sway * 1.3} ${y + length * 0.5} ${x + width + sway * 0.4} ${y + length}Q${x + width * 0.5 + sway} ${y + length + 18} ${x + sway * 0.4} ${y + length - 8}Q${x + sway * 1.2} ${y + length * 0.5} ${x} ${y}Z`;
    const motif = times(5 * 11, (index) => {
      const px =
        x + 18 + (index % 5) * (width / 5) + sway * Math.sin((Math.floor(index / 5) / 11) * 3);
      const py = y + 24 + Math.floor(index / 5) * (length / 11.6);
      return kind % 3 === 0
        ? marigold(index, px, py, 9, print)
        : kind % 3 === 1
          ? put(path("M0 -12L9 0L0 12L-9 0Z", print), px, py)
          : put(path("M0 10C-12 4 -8 -12 2 -12C10 -10 6 -2 0 10Z", print), px, py);
    });
    return (
      path(shape, linear([lighter(ground, 0.1), ground, darker(ground, 0.15)])) +
      motif +
      stroke(
        `M${x + width * 0.35} ${y}Q${x + width * 0.35 + sway} ${y + length * 0.5} ${x + width * 0.38} ${y + length}M${x + width * 0.72} ${y}Q${x + width * 0.72 + sway} ${y + length * 0.5} ${x + width * 0.75} ${y + length}`,
        darker(ground, 0.35),
        3,
        'opacity="0.35"',
      )
    );
  };
  const frame = (y: number, colour: string) =>
    stroke(`M-20 ${y}H1220`, colour, 8) +
    times(6, (index) => stroke(`M${60 + index * 225} ${y - 10}V800`, colour, 8));
  return (
    sky(mood, 1200, 800) +
    sun(1010, 130, 40, mood) +
    land(skyline(331, 640, 12, 300), 1200, 800, linear(["#e8c084", "#c98a54"])) +
    frame(150, "#a8805c") +
    [
      [40, TEAL, CREAM, 1],
      [250, "#e9dcc0", RED, 0],
      [470, "#cf4436", "#f7cf7a", 2],
      [690, "#f0b43a", "#7c2438", 1],
      [900, "#3b4f8f", CREAM, 0],
      [1090, "#d9566a", "#fbe0a8", 2],
    ]
      .map(([x, ground, print, kind]) =>
        cloth(
          Number(x),
          152,
          180,
          330,
          mix(String(ground), "#f3dcb0", 0.3),
          String(print),
          Number(kind),
        ),
      )
      .join("") +
    frame(250, "#5f3a30") +
    [
      [-30, "#2a3f7c", CREAM, 0],
      [270, "#b5303f", "#f7cf7a", 1],
      [590, "#f3e6cc", TEAL, 2],
      [910, "#e8922f", "#7a2438", 0],
    ]
      .map(([x, ground, print, kind]) =>
        cloth(Number(x), 252, 250, 430, String(ground), String(print), Number(kind)),
      )
      .join("") +
    put(sari("#2f8f7a", SAFFRON), 562, 770, 2.1) +
    ellipse(600, 776, 500, 12, "#6a3a34", 'opacity="0.2"')
  );
});
