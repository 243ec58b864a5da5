import { darker } from "../colour";
import { times } from "../random";
import { path, rect, stroke } from "../svg";

/** A festival parasol of silk with a golden fringe, about 215 high, held at the origin. */
export function parasol(colour: string): string {
  return (
    stroke("M0 0V-150", "#f0c45a", 3) +
    path("M-62 -140Q-54 -196 0 -200Q54 -196 62 -140Z", colour) +
    path("M14 -199Q54 -192 62 -140H30Q32 -180 14 -199Z", darker(colour, 0.2)) +
    rect(-64, -144, 128, 8, "#f7cf62") +
    times(16, (index) => stroke(`M${-62 + index * 8.3} -136v13`, "#f7cf62", 3)) +
    rect(-2, -216, 4, 18, "#f0c45a")
  );
}
