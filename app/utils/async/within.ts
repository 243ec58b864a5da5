/** Work was not done in time. */
export class LateError extends Error {}

/** The result of the work; rejects with a `LateError` if it is not done in time, after calling `giveUp`. */
export async function within<Value>(limitMs: number, work: Promise<Value>, giveUp?: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new LateError(`No answer within ${limitMs} ms.`));
      giveUp?.();
    }, limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
