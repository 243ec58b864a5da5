import type { Scene } from "../../scene";
import { brassLamp } from "./brass-lamp";
import { canal } from "./canal";
import { chineseNets } from "./chinese-nets";
import { ducks } from "./ducks";
import { headdress } from "./headdress";
import { hillBus } from "./hill-bus";
import { parasols } from "./parasols";
import { sadya } from "./sadya";
import { teaPickers } from "./tea-pickers";
import { teaStall } from "./tea-stall";

export const keralaScenes: Record<string, Scene> = {
  "gallery-kerala-01": headdress,
  "gallery-kerala-02": parasols,
  "gallery-kerala-03": teaPickers,
  "gallery-kerala-04": sadya,
  "gallery-kerala-05": chineseNets,
  "gallery-kerala-06": canal,
  "gallery-kerala-07": brassLamp,
  "gallery-kerala-08": hillBus,
  "gallery-kerala-09": ducks,
  "gallery-kerala-10": teaStall,
};
