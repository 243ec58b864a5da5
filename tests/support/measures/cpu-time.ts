/** Milliseconds of work of this process: what else the machine does must not count. */
function cpuMilliseconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The milliseconds of work that this takes. */
export async function timed(work: () => unknown) {
  const startedAt = cpuMilliseconds();
  await work();
  return cpuMilliseconds() - startedAt;
}
