/** A number with its noun, such as '1 photo' or '10 photos'. */
export function counted(amount: number, noun: string) {
  return `${amount.toLocaleString("en-IN")} ${noun}${amount === 1 ? "" : "s"}`;
}
