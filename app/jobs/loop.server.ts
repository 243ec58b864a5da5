import { rest } from "~/utils/async/rest.server";
import { logError } from "~/utils/log-failure.server";
import { acquireJobsLock } from "~db/process-lock";

const LOCK_MS = 2_000;

export type DueJob = {
  name: string;
  /** The pause after each run, in milliseconds. */
  every: number;
  /** Does what is due now; must end soon after the site stops. */
  verb: (stop: AbortSignal) => unknown;
};

/** Runs jobs once no other process does, until they are stopped. */
export function startJobs(jobs: DueJob[]) {
  const stopping = new AbortController();
  const running = whenAlone(jobs, stopping.signal).catch((error) => logError("jobs", error));

  /** Resolves when all running work has ended. */
  async function stop() {
    stopping.abort();
    await running;
  }

  return { stop };
}

async function whenAlone(jobs: DueJob[], stop: AbortSignal) {
  while (!stop.aborted) {
    const release = acquireJobsLock();
    if (release !== null) return runJobs(jobs, stop).finally(release);
    await rest(LOCK_MS, stop);
  }
}

/** Runs jobs independently of each other until they are stopped. A failed run is one line in the log. */
export async function runJobs(jobs: DueJob[], stop: AbortSignal) {
  await Promise.all(jobs.map((job) => repeat(job, stop)));
}

async function repeat({ name, every, verb }: DueJob, stop: AbortSignal) {
  while (!stop.aborted) {
    try {
      await verb(stop);
    } catch (error) {
      logError(name, error);
    }
    await rest(every, stop);
  }
}

/** Wraps work that is abandoned when the site stops, because it will be due again. */
export function leftAtStop(work: () => Promise<unknown>): DueJob["verb"] {
  return (stop) =>
    new Promise((resolve, reject) => {
      stop.addEventListener("abort", resolve);
      work()
        .then(resolve, reject)
        .finally(() => stop.removeEventListener("abort", resolve));
    });
}
