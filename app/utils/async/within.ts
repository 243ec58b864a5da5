/** What the work gives; where it is not done in time its caller is told so, after `giveUp`. */
export async function within<Value>(limitMs: number, work: Promise<Value>, giveUp?: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No answer within ${limitMs} ms.`));
      giveUp?.();
    }, limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
