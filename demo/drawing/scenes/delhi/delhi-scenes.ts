import type { Scene } from "../../scene";
import { haveli } from "./haveli";
import { jalebis } from "./jalebis";
import { jamaMasjid } from "./jama-masjid";
import { kebabs } from "./kebabs";
import { kites } from "./kites";
import { lane } from "./lane";
import { metro } from "./metro";
import { redFort } from "./red-fort";
import { rickshaws } from "./rickshaws";
import { spices } from "./spices";

export const delhiScenes: Record<string, Scene> = {
  "gallery-delhi-01": jamaMasjid,
  "gallery-delhi-02": lane,
  "gallery-delhi-03": jalebis,
  "gallery-delhi-04": rickshaws,
  "gallery-delhi-05": spices,
  "gallery-delhi-06": kebabs,
  "gallery-delhi-07": redFort,
  "gallery-delhi-08": metro,
  "gallery-delhi-09": haveli,
  "gallery-delhi-10": kites,
};
