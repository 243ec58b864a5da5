import type { Scene } from "../../scene";
import { boatmen } from "./boatmen";
import { breakfast } from "./breakfast";
import { delhiFood } from "./delhi-food";
import { drums } from "./drums";
import { firstLight } from "./first-light";
import { hampiWalk } from "./hampi-walk";
import { kitchen } from "./kitchen";
import { konkanRain } from "./konkan-rain";
import { lunchTins } from "./lunch-tins";
import { miniature } from "./miniature";
import { nightBus } from "./night-bus";
import { thar } from "./thar";
import { trams } from "./trams";
import { triund } from "./triund";

export const postsScenes: Record<string, Scene> = {
  "letter-first-light-on-dal-lake": firstLight,
  "letter-night-bus-to-amritsar": nightBus,
  "letter-the-kitchen-that-never-closes": kitchen,
  "letter-walking-to-triund-in-the-last-rain": triund,
  "letter-delhi-streets-culinary-adventure": delhiFood,
  "letter-the-boatmen-of-varanasi": boatmen,
  "letter-tea-and-trams-in-kolkata": trams,
  "letter-a-night-on-the-thar": thar,
  "letter-the-miniature-painter-of-udaipur": miniature,
  "letter-the-lunch-tins-of-mumbai": lunchTins,
  "letter-the-konkan-line-in-the-rain": konkanRain,
  "letter-among-the-boulders-of-hampi": hampiWalk,
  "letter-breakfast-in-mysuru": breakfast,
  "letter-the-drums-of-thrissur": drums,
};
