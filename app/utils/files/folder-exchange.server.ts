import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The folder that belongs to the site whatever its content, so it is not exchanged. */
const STAYS = "backups";

/** Whether this is a link, wherever it leads. */
export function isLink(path: string) {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** The folder that a link points to, even if that does not exist now; else the folder itself. */
export function behindLinks(folder: string): string {
  return isLink(folder) ? behindLinks(resolve(dirname(folder), readlinkSync(folder))) : folder;
}

/** The temporary name of the former folder. */
function onItsWay(folder: string) {
  return `${folder}.exchanging`;
}

/**
 * Replaces `folder` by `next`. Returns where the former one is kept, or `null` if there was none. This takes two steps
 * on every system; if the process is killed in between, `finishExchange` repairs it.
 */
export function exchangeFolder(folder: string, next: string) {
  if (existsSync(folder)) renameSync(folder, onItsWay(folder));
  try {
    renameSync(next, folder);
  } catch (error) {
    finishExchange(folder);
    throw error;
  }
  return finishExchange(folder);
}

/**
 * Completes an interrupted exchange: restores the former folder if the new one is not in place, else gives it its final
 * name.
 */
export function finishExchange(named: string) {
  const folder = behindLinks(named);
  const former = onItsWay(folder);
  if (!existsSync(former)) return null;
  if (isEmpty(folder)) {
    renameSync(former, folder);
    return null;
  }
  const [from, to] = [join(former, STAYS), join(folder, STAYS)];
  if (existsSync(from) && !existsSync(to)) renameSync(from, to);
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const kept = `${folder}.before-restore-${time}`;
  renameSync(former, kept);
  return kept;
}

/** A missing folder counts as empty; a service manager may have created it meanwhile. */
function isEmpty(folder: string) {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}
