import type {
  LeafletEvent,
  Map as LeafletMap,
  Marker,
  MarkerCluster,
  MarkerClusterGroup,
} from "leaflet";
import L from "./leaflet";
// Adds itself to Leaflet, and must come after it.
import "leaflet.markercluster";

/** How many of its places a cluster's name has. */
const NAMED = 3;

/** The side of the square that a finger can hit, and the nearness at which pins become a cluster. */
export const TARGET_PX = 44;

/**
 * The markers, in travel order, as a layer in which those too near each other become one button. It
 * says how many places it stands for and names some, by their `alt`; it shows when `current` is one.
 */
export function pinClusters(map: LeafletMap, markers: Marker[], current: Marker | undefined) {
  const group = L.markerClusterGroup({
    maxClusterRadius: TARGET_PX,
    showCoverageOnHover: false,
    animate: map.options.zoomAnimation,
    // The Tab key reaches every place; the map follows the focus.
    removeOutsideVisibleBounds: false,
    iconCreateFunction: (cluster) => clusterIcon(insideOf(cluster, markers), current),
  });
  const sort = () => sortForTabKey(group, markers);
  group.addLayers(markers).on("add animationend", sort);
  // What had the focus goes when it opens: the focus moves on to the first place inside.
  group.on("clusterclick", ({ layer }: LeafletEvent) => {
    const [first] = insideOf(layer as MarkerCluster, markers);
    function focusFirst() {
      group.off("animationend spiderfied", focusFirst);
      if (first) shownAs(group, first)?.focus();
    }
    group.on("animationend spiderfied", focusFirst);
  });
  return group;
}

/** The cluster's markers, in travel order. */
function insideOf(cluster: MarkerCluster, markers: Marker[]) {
  const inside = new Set(cluster.getAllChildMarkers());
  return markers.filter((marker) => inside.has(marker));
}

function clusterIcon(inside: Marker[], current: Marker | undefined) {
  const isHere = current !== undefined && inside.includes(current);
  const html = document.createElement("span");
  const names = document.createElement("span");
  names.className = "sr-only";
  names.textContent = ` places: ${someNames(isHere ? [current, ...inside] : inside)}`;
  html.append(`${inside.length}`, names);
  return L.divIcon({
    html,
    className: isHere ? "map-cluster map-cluster-here" : "map-cluster",
    iconSize: [TARGET_PX, TARGET_PX],
  });
}

/** Up to three names, and how many places are without one here. */
function someNames(markers: Marker[]) {
  const names = [...new Set(markers.map(({ options }) => options.alt ?? ""))];
  const shown = names.slice(0, NAMED);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}

/** The button that stands for a marker now: its own, or its cluster's. */
function shownAs(group: MarkerClusterGroup, marker: Marker) {
  return group.getVisibleParent(marker)?.getElement();
}

/** Puts the buttons into travel order, unless one of them has the focus, which it would lose. */
function sortForTabKey(group: MarkerClusterGroup, markers: Marker[]) {
  const buttons = new Set(markers.flatMap((marker) => shownAs(group, marker) ?? []));
  const [first] = buttons;
  const pane = first?.parentElement;
  if (pane?.contains(document.activeElement)) return;
  pane?.append(...buttons);
}
