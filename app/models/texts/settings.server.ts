import { eq } from "drizzle-orm";
import { changes } from "~/models/base/records/patch";
import { type FieldErrors, type Saved, saved } from "~/models/base/records/result";
import { conflictOf } from "~/models/base/records/saving.server";
import { viewPicture } from "~/models/pictures/picture.server";
import { pick } from "~/utils/pick";
import { counted } from "~/utils/words/counted";
import { changedSettings, SETTING_DEFAULTS, type SettingValues, standingSettings } from "~/words";
import { db, transact } from "~db/client.server";
import { siteSettings } from "~db/schema/site-settings";
import { isOwnSite, readChosen, readSettings } from "~db/settings";
import { deleteStandingQuestions } from "./content/question.server";
import type { SettingsChange } from "./settings";
import { renamedWord, renameWord, usesOfWord, wordLists } from "./words-in-use.server";

const stored = db
  .select(pick(siteSettings, "version", "createdAt"))
  .from(siteSettings)
  .where(eq(siteSettings.id, 1))
  .prepare();

/** The present settings, with their version. */
export function getSettings() {
  return { ...readSettings(db.$client), version: stored.get()?.version ?? 0 };
}

/** When the owner saved settings for the first time; `null` before. */
export function settingsBegan() {
  return stored.get()?.createdAt ?? null;
}

export type Settings = ReturnType<typeof getSettings>;

/** Changes the site's settings. If one word of a list was replaced by another, it is renamed in every record. */
export function updateSettings({ version, ...input }: SettingsChange): Saved<Settings> {
  return transact((): Saved<Settings> => {
    const before = getSettings();
    const standing = standingSettings(isOwnSite(db.$client));
    const values = changes(input, standing);
    const conflict = conflictOf(before, version, values);
    if (conflict) return conflict;
    const after = { ...before, ...values };
    const fieldErrors = { ...lostWords(before, after), ...unknownIcon(before, after) };
    if (Object.keys(fieldErrors).length > 0) return { ok: false, kind: "invalid", fieldErrors };
    renameWords(before, after);
    const { version: number, ...settings } = after;
    store(changedSettings(settings, standing), number + 1);
    if (number === 0) beginOwnSite();
    return saved(getSettings());
  });
}

function store(chosen: Partial<SettingValues>, version: number) {
  const set = { chosen, version, updatedAt: new Date() };
  db.insert(siteSettings).values(set).onConflictDoUpdate({ target: siteSettings.id, set }).run();
}

/**
 * Drops the default settings of a site that its owner begins to use, but keeps what existing records need: the language
 * and the zone of their dates, regions of existing places and, with `keepsNames`, the names. To be called in a
 * transaction, when she first changes something and when the demo is removed.
 */
export function beginOwnSite({ keepsNames = false } = {}) {
  const { version } = getSettings();
  const chosen = readChosen(db.$client);
  store(chosen, Math.max(version, 1));
  if (!isOwnSite(db.$client)) return;
  const regions = SETTING_DEFAULTS.regions.filter((word) => usesOfWord("regions", word).number > 0);
  const kept = {
    ...pick(SETTING_DEFAULTS, "language", "timeZone"),
    ...(keepsNames && pick(SETTING_DEFAULTS, "siteName", "travellerName")),
    ...(regions.length > 0 && { regions }),
  };
  store({ ...kept, ...chosen }, Math.max(version, 1));
  deleteStandingQuestions();
}

function renameWords(before: Settings, after: Settings) {
  for (const list of wordLists) {
    const renamed = renamedWord(before[list], after[list]);
    if (renamed) renameWord(list, renamed.from, renamed.to);
  }
}

/** Messages about words that records use and the new lists lack. */
function lostWords(before: Settings, after: Settings): FieldErrors {
  const problems = wordLists.flatMap((list) => {
    // With an empty list any word is allowed.
    if (renamedWord(before[list], after[list]) || after[list].length === 0) return [];
    const messages = before[list]
      .filter((word) => !after[list].includes(word))
      .flatMap((word) => stillUsed(word, usesOfWord(list, word)));
    return messages.length > 0 ? [[list, messages] as const] : [];
  });
  return Object.fromEntries(problems);
}

/** An icon that has left the library since it was chosen may stay, because it may come back. */
function unknownIcon(before: Settings, { icon }: Settings): FieldErrors {
  if (icon === "" || icon === before.icon || viewPicture(icon)?.id) return {};
  return {
    icon: ["Icon must be the address of a picture of the library, or empty for the drawn line."],
  };
}

function stillUsed(word: string, { number, noun }: ReturnType<typeof usesOfWord>) {
  if (number === 0) return [];
  const who = counted(number, noun);
  return [
    `'${word}' is what ${who} ${number === 1 ? "is" : "are"}: rename it, or change them first.`,
  ];
}
