import { execFileSync, type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Set in the copy of this process that has mounts of its own. */
const INSIDE = "CONTAINER_TRIAL_INSIDE";

/** Where a system has both kinds of control groups, crun refuses to work while it sees the newer one. */
const NEWER_GROUPS = "/sys/fs/cgroup/unified";

const PACKAGES = { buildah: "buildah", podman: "podman", crun: "crun", debootstrap: "debootstrap" };

function isThere(program: string) {
  return spawnSync("which", [program]).status === 0;
}

/** Installs what builds and runs containers; throws with the line to type where that is not possible. */
export function installEngine() {
  const missing = Object.entries(PACKAGES).filter(([program]) => !isThere(program));
  if (process.getuid?.() !== 0)
    throw new Error("This trial mounts and makes devices: run it as root.");
  if (missing.length === 0) return;
  const packages = missing.map(([, name]) => name);
  const install = ["install", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=600"];
  for (const args of [["update"], [...install, ...packages]]) run("apt-get", args);
}

/**
 * Goes on in a copy of this process that sees no newer control groups, where the system has both kinds; others see all
 * mounts as they were. Ends this process with that one.
 */
export function goOnWithOwnMounts() {
  if (process.env[INSIDE] !== undefined || !existsSync(NEWER_GROUPS)) return;
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const script = `umount ${NEWER_GROUPS} && exec "$@"`;
  const { status } = spawnSync("unshare", ["--mount", "sh", "-c", script, "sh", ...again], {
    stdio: "inherit",
    env: { ...process.env, [INSIDE]: "yes" },
  });
  process.exit(status ?? 1);
}

/** Runs a program and says so, for whoever wants to do the same by hand; throws when it fails. */
export function run(program: string, args: string[], options: SpawnSyncOptions = {}) {
  console.log(`$ ${[program, ...args].map(quoted).join(" ")}`);
  const { status, error } = spawnSync(program, args, { stdio: "inherit", ...options });
  if (error || status !== 0) throw new Error(`${program} ${args[0]} failed: ${error ?? status}`);
}

function quoted(word: string) {
  return /^[\w./:=@,+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Left alone, podman asks for bounds beyond those of this machine, which is refused where root lacks the right. */
const LIMITS = ["--ulimit", "nofile=8192:8192", "--ulimit", "nproc=1024:1024"];

/** A store of images and containers of its own, which goes with the trial. */
export function createEngine() {
  // The trial asks for the health itself; podman's own timers are systemd's.
  process.env.DISABLE_HC_SYSTEMD = "true";
  const folder = mkdtempSync(join(tmpdir(), "hard-container-"));
  const store = ["--root", join(folder, "root"), "--runroot", join(folder, "run")];
  const storage = [...store, "--storage-driver", process.env.STORAGE_DRIVER ?? "vfs"];
  const podman = (...args: string[]) => run("podman", [...storage, ...args]);

  /** What a command of podman's prints. */
  function ask(...args: string[]) {
    return execFileSync("podman", [...storage, ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 64 << 20,
    }).trim();
  }

  function end() {
    spawnSync("podman", [...storage, "rm", "--all", "--force", "--time", "0"], { stdio: "ignore" });
    spawnSync("podman", [...storage, "rmi", "--all", "--force"], { stdio: "ignore" });
    rmSync(folder, { recursive: true, force: true });
  }

  return {
    podman,
    ask,
    end,
    buildah: (...args: string[]) => run("buildah", [...storage, ...args]),
    limits: LIMITS,
  };
}

export type Engine = ReturnType<typeof createEngine>;
