import type { Scene } from "../../scene";
import { apples } from "./apples";
import { avenue } from "./avenue";
import { chinar } from "./chinar";
import { hariParbat } from "./hari-parbat";
import { houseboats } from "./houseboats";
import { kehwa } from "./kehwa";
import { lattice } from "./lattice";
import { market } from "./market";
import { moored } from "./moored";
import { saffron } from "./saffron";

export const kashmirScenes: Record<string, Scene> = {
  "gallery-kashmir-01": moored,
  "gallery-kashmir-02": apples,
  "gallery-kashmir-03": kehwa,
  "gallery-kashmir-04": chinar,
  "gallery-kashmir-05": market,
  "gallery-kashmir-06": houseboats,
  "gallery-kashmir-07": saffron,
  "gallery-kashmir-08": lattice,
  "gallery-kashmir-09": hariParbat,
  "gallery-kashmir-10": avenue,
};
