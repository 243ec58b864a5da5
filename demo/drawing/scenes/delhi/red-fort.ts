import { NIGHT, SAFFRON } from "../../palette";
import { chhatri, pointedArch } from "../../pieces/domes";
import { walker } from "../../pieces/people";
import { glow, mist, sky, stars, streaks } from "../../pieces/sky";
import { bastion, crenels } from "../../pieces/walls";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, linear, path, put, rect, stroke } from "../../svg";

export const redFort = wide(() => {
  const wall = "#c8583f";
  const lamp = times(9, (index) => glow(90 + index * 130, 610, 170, "#ffb45a", 0.55));
  return (
    sky({ ...NIGHT, sky: ["#141442", "#3a2468", "#7a3f7c", "#c46a7a"] }, 1200, 800) +
    stars(7, 1200, 320, 110) +
    streaks(61, 1200, 240, 360, "#e89aa0", 6) +
    rect(0, 400, 1200, 220, linear(["#8a3440", wall])) +
    crenels(0, 404, 1200, 26, "#8a3440") +
    times(30, (index) => rect(20 + index * 40, 446, 7, 24, "#4a1c34")) +
    put(bastion(110, 300, "#b54a3c"), 420, 620) +
    put(bastion(110, 300, "#b54a3c"), 780, 620) +
    put(chhatri(58, "#f0d0b0"), 420, 306) +
    put(chhatri(58, "#f0d0b0"), 780, 306) +
    rect(500, 260, 200, 360, linear(["#a8443c", "#e0805a"])) +
    put(
      path(pointedArch(74, 240), "#ffcf8a") +
        path(pointedArch(56, 190), "#5a2034") +
        stroke(pointedArch(84, 256), "#f3d9b8", 5),
      600,
      620,
    ) +
    rect(494, 250, 212, 14, "#f3d9b8") +
    times(7, (index) => put(chhatri(13, "#f3e0c8"), 512 + index * 29.5, 250)) +
    stroke("M600 205V90", "#f3e0c8", 4) +
    path("M602 92H672V108H602Z", SAFFRON) +
    path("M602 108H672V123H602Z", "#fbf6ea") +
    path("M602 123H672V138H602Z", "#3f8f4a") +
    put(bastion(80, 250, "#a8443c"), 60, 620) +
    put(bastion(80, 250, "#a8443c"), 1140, 620) +
    put(chhatri(40, "#e9c4a4"), 60, 366) +
    put(chhatri(40, "#e9c4a4"), 1140, 366) +
    lamp +
    rect(0, 612, 1200, 200, linear(["#4f6a4a", "#1f2f3c"])) +
    path("M540 616H660L860 810H340Z", linear(["#e0a878", "#5a3a54"])) +
    times(12, (index) =>
      put(
        walker({ top: "#2a1a40", bottom: "#1f1438", skin: "#1f1438" }),
        430 + ((index * 71) % 350),
        660 + ((index * 37) % 90),
        0.5 + ((index * 37) % 90) / 160,
      ),
    ) +
    times(
      7,
      (index) =>
        circle(60 + index * 44, 640, 30 + (index % 3) * 8, "#22384a") +
        circle(1140 - index * 44, 640, 30 + (index % 3) * 8, "#22384a"),
    ) +
    mist(620, 60, 1200, "#ffb45a", 0.25)
  );
});
