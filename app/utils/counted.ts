/** A number with its noun, such as '1 photo' or '10 photos'. */
export function counted(amount: number, noun: string, plural = `${noun}s`) {
  return `${amount.toLocaleString("en-IN")} ${amount === 1 ? noun : plural}`;
}
