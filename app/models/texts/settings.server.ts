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

/** The settings as they are, with the number of their saves. */
export function getSettings() {
  return { ...readSettings(db.$client), version: stored.get()?.version ?? 0 };
}

/** When the owner said the first thing of her site; `null` before. */
export function settingsBegan() {
  return stored.get()?.createdAt ?? null;
}

export type Settings = ReturnType<typeof getSettings>;

/** Changes the settings of the site; a word of a list that has another in its place is renamed in every record. */
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
 * From here on what stood there by itself is the owner's no more, but for the language and the zone that dates were written
 * in, regions that places of hers lie in, and names where the words stay: to be called, within a transaction, once she has
 * said the first thing of her site, and when the demo has gone.
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

/** What stands in the way: words that records hold, and that the lists would hold no more. */
function lostWords(before: Settings, after: Settings): FieldErrors {
  const problems = wordLists.flatMap((list) => {
    // With an empty list any word does.
    if (renamedWord(before[list], after[list]) || after[list].length === 0) return [];
    const messages = before[list]
      .filter((word) => !after[list].includes(word))
      .flatMap((word) => stillUsed(word, usesOfWord(list, word)));
    return messages.length > 0 ? [[list, messages] as const] : [];
  });
  return Object.fromEntries(problems);
}

/** A picture that has left the library since it was chosen stays the owner's choice: it may come back. */
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
