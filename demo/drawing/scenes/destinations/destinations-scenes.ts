import type { Scene } from "../../scene";
import { amritsar } from "./amritsar";
import { backwaters } from "./backwaters";
import { hampi } from "./hampi";
import { jaisalmer } from "./jaisalmer";
import { kanyakumari } from "./kanyakumari";
import { kolkata } from "./kolkata";
import { mcleodGanj } from "./mcleod-ganj";
import { mumbai } from "./mumbai";
import { munnar } from "./munnar";
import { mysuru } from "./mysuru";
import { oldDelhi } from "./old-delhi";
import { orchha } from "./orchha";
import { palolem } from "./palolem";
import { rishikesh } from "./rishikesh";
import { srinagar } from "./srinagar";
import { thrissur } from "./thrissur";
import { udaipur } from "./udaipur";
import { varanasi } from "./varanasi";

export const destinationsScenes: Record<string, Scene> = {
  "place-srinagar-kashmir": srinagar,
  "place-amritsar-punjab": amritsar,
  "place-mcleod-ganj-himachal-pradesh": mcleodGanj,
  "place-rishikesh-uttarakhand": rishikesh,
  "place-old-delhi": oldDelhi,
  "place-varanasi-uttar-pradesh": varanasi,
  "place-kolkata-west-bengal": kolkata,
  "place-orchha-madhya-pradesh": orchha,
  "place-jaisalmer-rajasthan": jaisalmer,
  "place-udaipur-rajasthan": udaipur,
  "place-mumbai-maharashtra": mumbai,
  "place-palolem-goa": palolem,
  "place-hampi-karnataka": hampi,
  "place-mysuru-karnataka": mysuru,
  "place-thrissur-kerala": thrissur,
  "place-munnar-kerala": munnar,
  "place-kerala-backwaters": backwaters,
  "place-kanyakumari-tamil-nadu": kanyakumari,
};
