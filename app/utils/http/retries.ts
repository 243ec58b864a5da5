const TRIES = 3;
const PAUSE_MS = 1000;

/** The result of `work`, tried up to three times, a second apart; rejects with the last error. */
export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
