import type { Scene } from "../../scene";
import { balconyWindow } from "./balcony-window";
import { blueDoor } from "./blue-door";
import { caravan } from "./caravan";
import { cenotaphs } from "./cenotaphs";
import { cloths } from "./cloths";
import { desertTrain } from "./desert-train";
import { lakeCity } from "./lake-city";
import { puppets } from "./puppets";
import { stepwell } from "./stepwell";
import { thali } from "./thali";

export const rajasthanScenes: Record<string, Scene> = {
  "gallery-rajasthan-01": caravan,
  "gallery-rajasthan-02": balconyWindow,
  "gallery-rajasthan-03": cenotaphs,
  "gallery-rajasthan-04": puppets,
  "gallery-rajasthan-05": stepwell,
  "gallery-rajasthan-06": cloths,
  "gallery-rajasthan-07": thali,
  "gallery-rajasthan-08": lakeCity,
  "gallery-rajasthan-09": blueDoor,
  "gallery-rajasthan-10": desertTrain,
};
