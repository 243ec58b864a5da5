export type Mood = {
  /** Sky from top to horizon. */
  sky: string[];
  light: string;
  glow: string;
  far: string;
  near: string;
  /** Water from horizon to the near shore. */
  water: string[];
};

export const DAWN: Mood = {
  sky: ["#6f86b8", "#c7a7bd", "#f5bfa2", "#fde3b4"],
  light: "#fff3d2",
  glow: "#ffd08a",
  far: "#c9a3b4",
  near: "#2a2f5c",
  water: ["#f8cfa6", "#c79fb2", "#5d6b9f"],
};

export const MONSOON: Mood = {
  sky: ["#5d8a92", "#94b8b2", "#d7e3cf"],
  light: "#f1f4df",
  glow: "#e9efcf",
  far: "#a4c4b9",
  near: "#0f3b3c",
  water: ["#c5d8c8", "#7fa9a1", "#2c6464"],
};

export const NOON: Mood = {
  sky: ["#4f9fb8", "#9fcbc6", "#f4e3b9"],
  light: "#fff6dc",
  glow: "#ffe9b0",
  far: "#b9b9a0",
  near: "#5a3524",
  water: ["#cfe0c6", "#5fa8a5", "#1f6f78"],
};

export const DUSK: Mood = {
  sky: ["#33265c", "#83406f", "#dc6a5a", "#f8ad5c", "#ffdd94"],
  light: "#ffe6a8",
  glow: "#ff9f55",
  far: "#b5597a",
  near: "#21163f",
  water: ["#f6a862", "#b6547a", "#39275f"],
};

export const NIGHT: Mood = {
  sky: ["#0c1233", "#1f2a5f", "#4a4a86", "#8d6a92"],
  light: "#ffe2a0",
  glow: "#ffb455",
  far: "#46497f",
  near: "#0a0e29",
  water: ["#5a5388", "#26305f", "#0c1233"],
};

export const SAFFRON = "#f0992f";
export const RED = "#cf4436";
export const TEAL = "#1f7f7c";
export const LEAF = "#5d9a4a";
export const CREAM = "#fbecd0";
export const INDIGO = "#20234f";
export const INK = "#141233";
export const BRASS = "#d79a3c";
