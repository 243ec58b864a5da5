/** The start of a path and the ends of its curves, which are written as steps. */
export function placesOnPath(path: string) {
  const [x = 0, y = 0, ...steps] = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const places = [{ x, y }];
  for (let at = 4; at < steps.length; at += 6) {
    const from = places.at(-1) ?? { x, y };
    const sum = (one: number, step = 0) => Math.round((one + step) * 10) / 10;
    places.push({ x: sum(from.x, steps[at]), y: sum(from.y, steps[at + 1]) });
  }
  return places;
}
