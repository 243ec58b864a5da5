import { RED } from "../../palette";
import { jharokha, stonework } from "../../pieces/walls";
import { times } from "../../random";
import { tall } from "../../scene";
import { linear, path, put, rect, stroke } from "../../svg";

export const balconyWindow = tall(
  () =>
    stonework(4, 0, 0, 800, 1200, "#b8703f", 78) +
    path("M-10 -10H810V1210H-10Z", linear(["#f0b064/0.35", "#5a2440/0.35"])) +
    path("M500 300L860 520V1100L560 1010L470 900Z", "#6a3444", 'opacity="0.35"') +
    put(jharokha("#f0c07a", "#3a1c38"), 390, 980, 3.6) +
    times(3, (index) =>
      put(
        stroke("M-40 -90H40M-40 -60H40M-40 -30H40M-24 -110V-8M0 -120V-8M24 -110V-8", "#b5783f", 3),
        268 + index * 122,
        744,
      ),
    ) +
    rect(0, 96, 800, 22, "#c98a4c") +
    times(20, (index) => path(`M${index * 42} 118h36l-18 26Z`, "#c98a4c")) +
    rect(0, 60, 800, 10, "#f0cc90") +
    put(
      path("M-9 0Q-2 -18 6 -15Q8 -22 13 -20Q17 -18 14 -13Q14 -4 2 -3L-16 -3Z", "#5a4a64"),
      250,
      760,
      2,
    ) +
    put(
      path("M-9 0Q-2 -18 6 -15Q8 -22 13 -20Q17 -18 14 -13Q14 -4 2 -3L-16 -3Z", "#6a5a74"),
      310,
      760,
      1.8,
    ) +
    put(path("M-60 0Q-50 -120 0 -130Q50 -120 60 0Z", RED), 390, 745, 0.01) +
    stroke("M470 746Q500 800 486 900Q530 930 540 860", "#cf4436", 0.01) +
    path("M340 744Q330 820 350 900L450 905Q462 830 446 744Z", "#c8433f") +
    times(4, (index) => stroke(`M${362 + index * 22} 750q-6 80 2 148`, "#8f2a38", 3)) +
    path("M350 884L450 888L450 905L350 900Z", "#f0b43a"),
);
