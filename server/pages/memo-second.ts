/** A text that changes once a second: worded once for all who ask within it, with the time in ms since the epoch. */
export function memoSecond(word: (time: Date) => string) {
  let known = 0;
  let text = "";
  return (now: number) => {
    const second = Math.floor(now / 1000);
    if (second !== known) {
      known = second;
      text = word(new Date(second * 1000));
    }
    return text;
  };
}
