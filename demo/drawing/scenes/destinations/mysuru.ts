import { NIGHT } from "../../palette";
import { chhatri, cuspedArch, onionDome } from "../../pieces/domes";
import { land, skyline } from "../../pieces/land";
import { sari, walker } from "../../pieces/people";
import { glow, moon, sky, stars } from "../../pieces/sky";
import { palm } from "../../pieces/trees";
import { mirrored, ripples, water } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, linear, path, put, rect } from "../../svg";

export const mysuru = wide(() => {
  const dots = (x1: number, y1: number, x2: number, y2: number, gap = 9) => {
    const count = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / gap));
    return times(count + 1, (index) =>
      circle(x1 + ((x2 - x1) * index) / count, y1 + ((y2 - y1) * index) / count, 2.1, "#ffe9a8"),
    );
  };
  const domeDots = (x: number, y: number, half: number, height: number) =>
    times(15, (index) => {
      const a = (index / 14) * Math.PI;
      return circle(
        x - Math.cos(a) * half * 0.98,
        y - Math.sin(a) ** 0.85 * height * 0.86,
        2,
        "#ffe9a8",
      );
    });
  const wall = "#a8553f";
  const wing = (x: number, width: number, height: number) =>
    rect(x, 560 - height, width, height, linear(["#d98648", wall])) +
    times(
      Math.round(width / 34),
      (index) =>
        put(path(cuspedArch(12, height * 0.36), "#ffcf6a"), x + 18 + index * 34, 556) +
        put(
          path(cuspedArch(11, height * 0.3), "#ffdf94"),
          x + 18 + index * 34,
          560 - height * 0.52,
        ),
    ) +
    dots(x, 560 - height, x + width, 560 - height) +
    dots(x, 560 - height * 0.48, x + width, 560 - height * 0.48) +
    dots(x, 558, x + width, 558);
  const domed = (x: number, top: number, half: number) =>
    rect(x - half * 0.9, top, half * 1.8, 560 - top, linear(["#e0904c", wall])) +
    times(3, (index) => put(path(cuspedArch(half * 0.4, 46), "#ffdf94"), x, 556 - index * 66)) +
    dots(x - half * 0.9, 560, x - half * 0.9, top) +
    dots(x + half * 0.9, 560, x + half * 0.9, top) +
    put(onionDome(half, half * 1.5, "#b5405a"), x, top) +
    domeDots(x, top, half, half * 1.4);
  const palace =
    wing(140, 920, 150) +
    wing(330, 540, 190) +
    domed(170, 400, 40) +
    domed(1030, 400, 40) +
    domed(350, 350, 38) +
    domed(850, 350, 38) +
    domed(470, 330, 30) +
    domed(730, 330, 30) +
    rect(530, 250, 140, 310, linear(["#eaa050", wall])) +
    times(3, (index) => put(path(cuspedArch(44, 78), "#ffe3a0"), 600, 556 - index * 98)) +
    dots(530, 560, 530, 250) +
    dots(670, 560, 670, 250) +
    dots(530, 250, 670, 250) +
    put(chhatri(52, "#d98648", "#ffdf94"), 600, 250) +
    put(onionDome(44, 80, "#e8b23c"), 600, 172) +
    domeDots(600, 172, 44, 74);
  const mood = { ...NIGHT, water: ["#3a2f63", "#141b4a", "#0c1233"] };
  return (
    sky(NIGHT, 1200, 800) +
    stars(5, 1200, 380, 150) +
    moon(1040, 110, 34) +
    glow(600, 480, 620, "#ff9f45", 0.6) +
    land(skyline(131, 540, 10, 60), 1200, 570, "#141a44") +
    palace +
    rect(0, 558, 1200, 10, "#ffcf7a") +
    water(566, 1200, 800, mood) +
    mirrored(palace, 566, 0.5, 0.75) +
    ripples(4, 1200, 574, 800, "#ffcf7a", 90, 0.4) +
    path("M0 720Q600 694 1200 720V800H0Z", "#0a0e29") +
    times(24, (index) =>
      put(
        index % 3
          ? walker({ top: "#1a1c48", bottom: "#10123a", skin: "#1a1436" })
          : sari("#241c50", "#3a2a5c", "#1a1436"),
        30 + index * 50 + (index % 4) * 9,
        752 + (index % 3) * 12,
        0.8,
      ),
    ) +
    palm(2, 60, 800, 470, "#0a0e29", 0.1) +
    palm(5, 1150, 800, 420, "#0a0e29", -0.12)
  );
});
