import type { Scene } from "../../scene";
import { aarti } from "./aarti";
import { ambassador } from "./ambassador";
import { bridgeDeck } from "./bridge-deck";
import { clayCups } from "./clay-cups";
import { fan } from "./fan";
import { flowerMarket } from "./flower-market";
import { leafLamps } from "./leaf-lamps";
import { leaningTemple } from "./leaning-temple";
import { rafts } from "./rafts";
import { umbrellas } from "./umbrellas";

export const gangaScenes: Record<string, Scene> = {
  "gallery-ganga-01": rafts,
  "gallery-ganga-02": aarti,
  "gallery-ganga-03": leafLamps,
  "gallery-ganga-04": bridgeDeck,
  "gallery-ganga-05": umbrellas,
  "gallery-ganga-06": fan,
  "gallery-ganga-07": leaningTemple,
  "gallery-ganga-08": clayCups,
  "gallery-ganga-09": ambassador,
  "gallery-ganga-10": flowerMarket,
};
