import type { Coordinates } from "~/utils/position/position";

/** Journeys whose maps are to look right, each as the places of its road. */

function places(...pairs: [number, number][]): Coordinates[] {
  return pairs.map(([lat, lng]) => ({ lat, lng }));
}

export const journeys = {
  "Norway to Portugal by train": places(
    [63.43, 10.4],
    [59.91, 10.75],
    [55.68, 12.57],
    [53.55, 10],
    [48.85, 2.35],
    [43.36, -1.77],
    [41.15, -8.6],
    [37.1, -8.67],
  ),
  "the Andes": places(
    [10.4, -75.5],
    [-0.18, -78.47],
    [-12.05, -77.04],
    [-16.5, -68.15],
    [-33.45, -70.66],
    [-54.8, -68.3],
  ),
  "islands of the Pacific": places(
    [-36.85, 174.76],
    [-18.14, 178.44],
    [-21.14, -175.2],
    [-13.83, -171.77],
    [-17.53, -149.57],
  ),
  "Trondheim to Lagos in Nigeria": places([63.43, 10.4], [40.4, -3.7], [14.7, -17.4], [6.5, 3.4]),
  "the length of Siberia": places([55.75, 37.6], [56.8, 60.6], [52.3, 104.3], [43.1, 131.9]),
  "to the South Pole": places([-54.8, -68.3], [-64.8, -63.5], [-79.8, -82.9], [-90, 0]),
  "to the North Pole": places([69.65, 18.96], [78.22, 15.65], [90, 0]),
  "opposite ends of the earth": places([40.4, -3.7], [-41.3, 174.8]),
  "a hill town and its neighbours": places([43.77, 11.25], [43.32, 11.33], [43.46, 11.04]),
  "one island": places([64.15, -21.94]),
  "at sea": places([-35, -20]),
  "nowhere yet": places(),
};
