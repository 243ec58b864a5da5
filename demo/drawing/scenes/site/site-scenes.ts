import type { Scene } from "../../scene";
import { about } from "./about";
import { hero } from "./hero";
import { portrait } from "./portrait";

export const siteScenes: Record<string, Scene> = {
  hero,
  portrait,
  about,
};
