import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** What is of the site and not of one state of it: it stays where the next process looks for it. */
const STAYS = "backups";

/** Whether this is a link, wherever it leads. */
export function isLink(path: string) {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** The folder that a link names, also where it is not there just now; else the folder itself. */
export function behindLinks(folder: string): string {
  return isLink(folder) ? behindLinks(resolve(dirname(folder), readlinkSync(folder))) : folder;
}

/** Where the former folder is while the next one takes its place. */
function onItsWay(folder: string) {
  return `${folder}.exchanging`;
}

/**
 * Puts `next` in the place of `folder`; gives where the former one is kept, or `null` where there was none. No system does
 * that in one step: what a kill leaves between two of them, `finishExchange` puts right.
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

/** Finishes what was begun: the former folder is back where the next one has not come, else it gets the name it is kept by. */
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

/** Also one that a service manager has made, since the folder was not there. */
function isEmpty(folder: string) {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}
