import { NIGHT } from "../../palette";
import { pigeon } from "../../pieces/animals";
import { minaret, onionDome, pointedArch } from "../../pieces/domes";
import { stander } from "../../pieces/people";
import { birds, glow, sky, stars } from "../../pieces/sky";
import { crenels } from "../../pieces/walls";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, linear, path, put, rect, stroke } from "../../svg";

export const jamaMasjid = wide(() => {
  const red = "#8f3f54";
  const pale = "#e9c4b8";
  return (
    sky({ ...NIGHT, sky: ["#171a4a", "#4a2f6a", "#a8506a", "#e0885a"] }, 1200, 800) +
    stars(4, 1200, 260, 80) +
    glow(600, 330, 520, "#ffcf9a", 0.6) +
    circle(600, 330, 236, "#fbdcae") +
    circle(520, 270, 46, "#eec08e", 'opacity="0.6"') +
    circle(680, 400, 60, "#eec08e", 'opacity="0.5"') +
    circle(660, 240, 26, "#eec08e", 'opacity="0.6"') +
    birds(3, 560, 250, 260, 22, "#3a1f4c", 13) +
    put(minaret(30, 420, red, pale), 200, 700) +
    put(minaret(30, 420, red, pale), 1000, 700) +
    put(onionDome(96, 210, pale, "#6a3a5c"), 380, 500) +
    put(onionDome(96, 210, pale, "#6a3a5c"), 820, 500) +
    put(onionDome(128, 290, "#f3d3c0", "#6a3a5c"), 600, 480) +
    rect(240, 500, 720, 210, linear([red, "#5a2748"])) +
    rect(470, 420, 260, 290, linear(["#a84a58", "#6a2c4c"])) +
    rect(462, 412, 276, 12, pale) +
    put(path(pointedArch(88, 250), "#2f163a") + stroke(pointedArch(96, 262), pale, 5), 600, 710) +
    times(4, (index) =>
      put(
        path(pointedArch(34, 130), "#3a1c42") + stroke(pointedArch(38, 138), pale, 3),
        [286, 400, 800, 914][index] ?? 0,
        706,
      ),
    ) +
    crenels(240, 504, 222, 16, red) +
    crenels(738, 504, 222, 16, red) +
    rect(0, 700, 1200, 110, linear(["#3a1c44", "#1a1033"])) +
    times(6, (index) => rect(0, 704 + index * 16, 1200, 3, "#6a3a5c", 'opacity="0.6"')) +
    times(13, (index) =>
      put(pigeon("#141030"), 60 + index * 92, 722 + (index % 3) * 20, 1 + (index % 3) * 0.2),
    ) +
    put(
      stander({ top: "#141030", bottom: "#141030", skin: "#141030", head: "#141030" }),
      330,
      772,
      1,
    )
  );
});
