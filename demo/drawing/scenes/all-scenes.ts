import type { Scene } from "../scene";
import { delhiScenes } from "./delhi/delhi-scenes";
import { gangaScenes } from "./ganga/ganga-scenes";
import { kashmirScenes } from "./kashmir/kashmir-scenes";
import { keralaScenes } from "./kerala/kerala-scenes";
import { konkanScenes } from "./konkan/konkan-scenes";
import { lettersScenes } from "./letters/letters-scenes";
import { placesScenes } from "./places/places-scenes";
import { rajasthanScenes } from "./rajasthan/rajasthan-scenes";
import { siteScenes } from "./site/site-scenes";

/** Every picture by its file name without the ending. */
export const scenes: Record<string, Scene> = {
  ...siteScenes,
  ...placesScenes,
  ...lettersScenes,
  ...kashmirScenes,
  ...delhiScenes,
  ...gangaScenes,
  ...rajasthanScenes,
  ...konkanScenes,
  ...keralaScenes,
};
