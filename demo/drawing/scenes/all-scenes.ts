import type { Scene } from "../scene";
import { delhiScenes } from "./delhi/delhi-scenes";
import { destinationsScenes } from "./destinations/destinations-scenes";
import { gangaScenes } from "./ganga/ganga-scenes";
import { kashmirScenes } from "./kashmir/kashmir-scenes";
import { keralaScenes } from "./kerala/kerala-scenes";
import { konkanScenes } from "./konkan/konkan-scenes";
import { postsScenes } from "./posts/posts-scenes";
import { rajasthanScenes } from "./rajasthan/rajasthan-scenes";
import { siteScenes } from "./site/site-scenes";

/** Every picture by its file name without the ending. */
export const scenes: Record<string, Scene> = {
  ...siteScenes,
  ...destinationsScenes,
  ...postsScenes,
  ...kashmirScenes,
  ...delhiScenes,
  ...gangaScenes,
  ...rajasthanScenes,
  ...konkanScenes,
  ...keralaScenes,
};
