import { mix } from "../../colour";
import { bananaLeaf, bowl, plate, rice, shadowDisc } from "../../pieces/food";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const fishThali = wide(() => {
  const fish = put(
    path(
      "M-170 0Q-90 -78 40 -56Q110 -44 150 -6L210 -50Q200 0 214 48L150 8Q100 56 20 58Q-100 66 -170 0Z",
      "#120a26",
      'opacity="0.3" transform="translate(8 12)"',
    ) +
      path(
        "M-170 0Q-90 -78 40 -56Q110 -44 150 -6L210 -50Q200 0 214 48L150 8Q100 56 20 58Q-100 66 -170 0Z",
        linear(["#d9803a", "#b5542a", "#7a3424"]),
      ) +
      times(6, (index) => stroke(`M${-90 + index * 38} -40q20 40 -4 84`, "#5a241f", 5)) +
      path("M-120 -22Q-60 -56 20 -46Q-50 -34 -120 -22Z", "#f7c27a", 'opacity="0.6"') +
      circle(-132, -6, 8, "#3a1820"),
    520,
    560,
    1.05,
    -10,
  );
  const glass =
    shadowDisc(1040, 250, 100) +
    circle(1040, 250, 100, linear(["#f3f5f2", "#a9b0ba"])) +
    circle(1040, 250, 88, "#e58aa0") +
    circle(1040, 252, 80, "#f0a6b5") +
    path("M984 226Q1010 190 1060 190Q1010 208 984 226Z", "#fbd6dc") +
    times(6, (index) =>
      ellipse(1020 + (index % 3) * 24, 240 + Math.floor(index / 3) * 24, 8, 4, "#5f9a54"),
    );
  return (
    rect(0, 0, 1200, 800, linear(["#e8d2a8", "#d9b98a"])) +
    times(14, (index) =>
      stroke(
        `M0 ${index * 62 + 10}Q600 ${index * 62 - 14} 1200 ${index * 62 + 16}`,
        "#c9a070",
        3,
        'opacity="0.5"',
      ),
    ) +
    times(60, (index) =>
      stroke(`M${index * 21} ${((index * 37) % 20) - 10}V810`, "#e9d8b4", 1.4, 'opacity="0.35"'),
    ) +
    plate(520, 400, 360, "#c3cad0") +
    put(bananaLeaf("#5aa050"), 520, 400, 0.62, 6) +
    rice(4, 400, 400, 118) +
    bowl(3, 600, 250, 96, "#e0702c", "#c3cad0") +
    bowl(6, 400, 210, 76, "#8f9a3c", "#c3cad0", "#e9dcc0") +
    bowl(9, 710, 420, 78, "#b5402c", "#c3cad0") +
    fish +
    path("M720 560l60 -30q10 60 -40 70Z", "#f7dc5a") +
    path("M724 562l46 -22q4 40 -32 50Z", "#fbec9a") +
    times(4, (index) =>
      ellipse(
        300 + index * 26,
        300 + index * 8,
        28,
        17,
        "none",
        'stroke="#c9608a" stroke-width="5"',
      ),
    ) +
    glass +
    path(
      "M950 520q70 -60 190 -30q60 40 20 120q-90 60 -190 10q-40 -50 -20 -100Z",
      "#120a26",
      'opacity="0.25" transform="translate(8 12)"',
    ) +
    times(
      3,
      (index) =>
        ellipse(
          1040 + index * 16,
          580 - index * 16,
          104,
          84,
          mix("#f3dcb0", "#e0b878", index / 4),
        ) +
        times(9, (n) =>
          ellipse(
            990 + index * 16 + (n % 3) * 44,
            546 - index * 16 + Math.floor(n / 3) * 30,
            9,
            6,
            "#b5783f",
            'opacity="0.6"',
          ),
        ),
    ) +
    path("M1210 -10H760L1210 420Z", "#fff6dc", 'opacity="0.2"')
  );
});
