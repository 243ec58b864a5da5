import type {
  LeafletEvent,
  Map as LeafletMap,
  Marker,
  MarkerCluster,
  MarkerClusterGroup,
} from "leaflet";
import { avoidOverlap } from "../avoid-overlap";
import L from "../leaflet";
// It extends Leaflet, so it has to be imported after it.
import "leaflet.markercluster";
import { plainNumber } from "~/utils/words/counted";

/** How many of its places a cluster's name mentions. */
const NAMED = 3;

/** The size of a touch target. */
export const TARGET_PX = 44;

/** Marks nearer than this overlap and become a cluster; at this distance each can be hit. */
const MARK_PX = 20;

/** How many markers are added in one task, so that an old phone can react in between. */
const MARKERS_AT_ONCE = 200;

/**
 * Shows the markers, in travel order, in several tasks. Markers that are too near each other become one button, which
 * names some of its places by their `alt`. Those in `apart` always stand alone, the first of them at its exact
 * position. `onArranged` is called with the markers that stand alone each time this changes. Returns a function that
 * ends it all.
 */
export function showMarkers(
  map: LeafletMap,
  markers: Marker[],
  apart: Marker[],
  onArranged: (single: Marker[]) => void,
) {
  const group = clusterGroup(map, markers);
  const waiting = markers.filter((marker) => !apart.includes(marker));
  const inGroup = [...waiting];
  const pane = map.getPane("markerPane");
  // Until all are added, buttons are replaced again and again, so none of them may get the focus.
  if (pane) pane.inert = true;
  function showNext() {
    group.addLayers(waiting.splice(0, MARKERS_AT_ONCE));
    if (waiting.length > 0) timer = setTimeout(showNext);
    else finish();
  }
  function finish() {
    if (pane) pane.inert = false;
    arrange();
  }
  function arrange() {
    sortForTabKey(group, markers);
    const shown = [...apart, ...shownOf(group, inGroup)];
    stepAside(map, apart, shown);
    onArranged(markers.filter((marker) => shown.includes(marker)));
  }
  let timer = setTimeout(() => {
    for (const marker of apart) marker.addTo(map);
    group.addTo(map).on("animationend", arrange);
    showNext();
  });
  return () => {
    clearTimeout(timer);
    group.remove();
    for (const marker of apart) marker.remove();
  };
}

function clusterGroup(map: LeafletMap, markers: Marker[]) {
  const started = map.getZoom();
  const nearest = Math.round(started);
  const group = L.markerClusterGroup({
    // Clusters are computed at whole zooms; one of them stands for the zoom at which the map has started.
    maxClusterRadius: (zoom) => MARK_PX * (zoom === nearest ? 2 ** (zoom - started) : 1),
    showCoverageOnHover: false,
    animate: map.options.zoomAnimation,
    // All places can be reached by Tab; the map follows the focus.
    removeOutsideVisibleBounds: false,
    iconCreateFunction: (cluster) => clusterIcon(insideOf(cluster, markers)),
  });
  // An opened cluster loses its button, so the focus moves to the first place inside.
  group.on("clusterclick", ({ layer }: LeafletEvent) => {
    const [first] = insideOf(layer as MarkerCluster, markers);
    function focusFirst() {
      group.off("animationend spiderfied", focusFirst);
      if (first) group.getVisibleParent(first)?.getElement()?.focus();
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

function clusterIcon(inside: Marker[]) {
  const html = document.createElement("span");
  const names = document.createElement("span");
  names.className = "sr-only";
  names.textContent = ` places: ${someNames(inside)}`;
  html.append(plainNumber(inside.length), names);
  return L.divIcon({ html, className: "map-cluster", iconSize: [TARGET_PX, TARGET_PX] });
}

/** Up to three names, and how many other places there are. */
function someNames(markers: Marker[]) {
  const names = [...new Set(markers.map(({ options }) => options.alt ?? ""))];
  const shown = names.slice(0, NAMED);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${plainNumber(more)} more` : shown.join(", ");
}

/** What is visible for each marker, itself or its cluster; in the markers' order. */
function shownOf(group: MarkerClusterGroup, markers: Marker[]) {
  return [...new Set(markers.flatMap((marker) => group.getVisibleParent(marker) ?? []))];
}

/** Sorts the buttons by travel order, unless one of them has the focus, which it would lose. */
function sortForTabKey(group: MarkerClusterGroup, markers: Marker[]) {
  const buttons = shownOf(group, markers).flatMap((shown) => shown.getElement() ?? []);
  const pane = buttons[0]?.parentElement;
  if (pane?.contains(document.activeElement)) return;
  pane?.append(...buttons);
}

/** Moves each button away from the ones in `apart` before it, so that each can be hit. */
function stepAside(map: LeafletMap, apart: Marker[], shown: Marker[]) {
  const pointOf = (marker: Marker) => map.latLngToLayerPoint(marker.getLatLng());
  for (const [index, marker] of shown.entries()) {
    const button = marker.getElement();
    if (!button) continue;
    const ways = apart
      .slice(0, index)
      .map((other) => avoidOverlap(pointOf(marker), pointOf(other), MARK_PX));
    const { x, y } = ways.find((way) => way.x !== 0 || way.y !== 0) ?? { x: 0, y: 0 };
    button.style.marginLeft = `${x - TARGET_PX / 2}px`;
    button.style.marginTop = `${y - TARGET_PX / 2}px`;
  }
}
