import { existsSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";

/** What is of the site and not of one state of it: it stays where the next process looks for it. */
const STAYS = "backups";

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
export function finishExchange(folder: string) {
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
