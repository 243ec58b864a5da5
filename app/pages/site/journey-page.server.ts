import { readListing } from "~/models/base/lists/listing";
import { destinationCards } from "~/models/find/cards.server";
import { THE_JOURNEY } from "~/models/find/share/share-picture";
import { shareAddress } from "~/models/find/share/share-picture.server";
import { figureSums } from "~/models/road/line/figure-sums.server";
import { getJourneyOverview } from "~/models/road/line/journey-record.server";
import { journeyOnDay } from "~/pages/days/journey-on-day.server";
import { journeyMap } from "~/pages/journey-map.server";
import { journeyTexts } from "~/pages/journey-texts.server";
import { pageNumber } from "~/utils/page-number";
import { placeFilters, words } from "~/words";
import { publicDestinations } from "./public-lists.server";

/** The journey as it is now, with the page of places and pins in the address; `null` for a page that does not exist. */
export function journeyPage(params: URLSearchParams) {
  const choices = { categories: placeFilters(), regions: words().regions };
  const listing = readListing(params, choices, publicDestinations, destinationCards);
  const pinPage = pageNumber(params, "pins");
  const map = pinPage && journeyMap(pinPage);
  if (!listing || !map) return null;
  const journey = getJourneyOverview();
  return { day: null, ...journeyTexts(), journey, sums: figureSums(), map, listing, ...shared() };
}

/** The journey as it was on a day; `null` for a day outside of it. */
export function journeyPageOnDay(on: string) {
  const day = journeyOnDay(on);
  return day && { day, lead: journeyTexts().lead, ...shared() };
}

function shared() {
  return { sharePicture: shareAddress(THE_JOURNEY) };
}
