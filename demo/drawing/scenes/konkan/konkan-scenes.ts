import type { Scene } from "../../scene";
import { church } from "./church";
import { coracles } from "./coracles";
import { crate } from "./crate";
import { fishThali } from "./fish-thali";
import { hammock } from "./hammock";
import { localTrain } from "./local-train";
import { necklace } from "./necklace";
import { outriggers } from "./outriggers";
import { viaduct } from "./viaduct";
import { virupaksha } from "./virupaksha";

export const konkanScenes: Record<string, Scene> = {
  "gallery-konkan-01": localTrain,
  "gallery-konkan-02": necklace,
  "gallery-konkan-03": viaduct,
  "gallery-konkan-04": crate,
  "gallery-konkan-05": outriggers,
  "gallery-konkan-06": church,
  "gallery-konkan-07": fishThali,
  "gallery-konkan-08": hammock,
  "gallery-konkan-09": coracles,
  "gallery-konkan-10": virupaksha,
};
