import { readdirSync, readFileSync } from "node:fs";

/** The peak of what the site and its picture process hold in memory (RSS), in MB. */
export function watchMemory(pid: number) {
  const peak = { site: 0, child: 0 };
  const look = () => {
    peak.site = Math.max(peak.site, residentMb(pid));
    for (const child of childrenOf(pid)) peak.child = Math.max(peak.child, residentMb(child));
  };
  const timer = setInterval(look, 100);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

/** What the process holds in memory (RSS), MB. */
export function residentMb(pid: number) {
  const status = statusOf(pid);
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

function childrenOf(pid: number) {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return all.filter((one) => new RegExp(`^PPid:\\s+${pid}$`, "m").test(statusOf(one)));
}

/** Linux tells of each process; one that has ended meanwhile says nothing. */
function statusOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}
