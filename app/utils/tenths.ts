/** Rounds to a tenth, which is short and finer than a screen shows. */
export function tenths(value: number) {
  return Math.round(value * 10) / 10;
}
