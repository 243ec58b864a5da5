/** A whole number in groups as India writes them, such as '12,34,567'. */
export function grouped(amount: number) {
  return String(amount).replace(/(\d)(?=(\d\d)+\d$)/g, "$1,");
}

/** A figure that is meant as 'at least so many', such as '12+'; none is none. */
export function atLeast(amount: number) {
  return amount > 0 ? `${grouped(amount)}+` : "0";
}

/** A number with its noun, such as '1 photo' or '10 photos'. */
export function counted(amount: number, noun: string, plural = `${noun}s`) {
  return `${grouped(amount)} ${amount === 1 ? noun : plural}`;
}
