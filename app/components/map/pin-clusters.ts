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

/** The side of the square that a finger can hit, and the nearness at which pins become a cluster. */
export const TARGET_PX = 44;

/**
 * The markers, in travel order, as a layer in which those too near each other become one button. It
 * says how many places it stands for, and shows when `current` is among them.
 */
export function pinClusters(map: LeafletMap, markers: Marker[], current: Marker | undefined) {
  const group = L.markerClusterGroup({
    maxClusterRadius: TARGET_PX,
    showCoverageOnHover: false,
    animate: map.options.zoomAnimation,
    // The Tab key reaches every place; the map follows the focus.
    removeOutsideVisibleBounds: false,
    iconCreateFunction: (cluster) => clusterIcon(cluster, current),
  });
  const sort = () => sortForTabKey(group, markers);
  group.addLayers(markers).on("add animationend", sort);
  // What had the focus goes when it opens: the focus moves on to the first place inside.
  group.on("clusterclick", ({ layer }: LeafletEvent) => {
    const inside = new Set((layer as MarkerCluster).getAllChildMarkers());
    const first = markers.find((marker) => inside.has(marker));
    function focusFirst() {
      group.off("animationend spiderfied", focusFirst);
      if (first) shownAs(group, first)?.focus();
    }
    group.on("animationend spiderfied", focusFirst);
  });
  return group;
}

function clusterIcon(cluster: MarkerCluster, current: Marker | undefined) {
  const isHere = current !== undefined && cluster.getAllChildMarkers().includes(current);
  return L.divIcon({
    html: `<span>${cluster.getChildCount()}<span class="sr-only"> places</span></span>`,
    className: isHere ? "map-cluster map-cluster-here" : "map-cluster",
    iconSize: [TARGET_PX, TARGET_PX],
  });
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
