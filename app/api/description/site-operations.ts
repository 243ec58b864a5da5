import { change, create, list, type Operations, read, remove } from "./operation";

/** Calls about the whole site and the road. */
export const siteOperations: Operations = {
  "/api/settings": {
    get: read("Settings", "What the owner chose for the whole site", false),
    put: change("Settings", "SettingsChange", "Change the settings of the site", false),
  },
  "/api/pages": {
    get: list("Page", "The pages of texts: those that every site has, then the owner's own"),
    post: create("Page", "NewPage", "Add a page; its slug is made from the title, and stays"),
  },
  "/api/pages/{slug}": {
    get: read("Page", "One page by its slug"),
    put: change("Page", "PageChange", "Change what a page says; absent members stay"),
    delete: { ...remove("Delete a page of the owner's own"), errors: [400] },
  },
  "/api/home-content": {
    get: read("HomeContent", "The texts of the home page and the footer", false),
    put: change("HomeContent", "HomeContentChange", "Change the texts of the home page", false),
  },
  "/api/journey": {
    get: read("Journey", "Where the traveller is and how far the journey has come"),
    put: change("Journey", "JourneyChange", "Change the journey record", false),
  },
  "/api/journey/stats": {
    get: read("JourneyStats", "The figures that public pages show", false),
  },
  "/api/travel-pins": {
    get: list("TravelPin", "The pins of the map, in the order of the journey"),
    post: create("TravelPin", "NewTravelPin", "Add a pin at the end of the journey"),
  },
  "/api/travel-pins/{id}": {
    get: read("TravelPin", "One pin"),
    put: change("TravelPin", "TravelPinChange", "Change a pin"),
    delete: remove("Delete a pin"),
  },
  "/api/moments": {
    get: list("Moment", "The moments, newest first; their positions are the owner's alone"),
    post: create(
      "Moment",
      "NewMoment",
      "Add a moment; what is left open is taken from its photograph",
    ),
  },
  "/api/moments/{id}": {
    get: read("Moment", "One moment"),
    put: change("Moment", "MomentChange", "Change a moment"),
    delete: remove("Delete a moment"),
  },
};
