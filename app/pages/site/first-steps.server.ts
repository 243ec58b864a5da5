import { isNull } from "drizzle-orm";
import { getNewsletterSettings } from "~/models/mail/newsletter-settings.server";
import { getHomeContent } from "~/models/texts/home-content.server";
import { listPages } from "~/models/texts/pages/page.server";
import { getSettings, updateSettings } from "~/models/texts/settings.server";
import { hasBackup } from "~/portable/backup/backup-list.server";
import { hasDemo } from "~/portable/seeded-records.server";
import { OWN_SITE_DEFAULTS, SITE_DEFAULTS } from "~/site";
import { env } from "~/utils/env.server";
import { type FirstStep, firstSteps } from "~/vocabulary";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { blogPosts } from "~db/schema/posts";

const standingNames = [SITE_DEFAULTS.siteName, OWN_SITE_DEFAULTS.siteName];

/** The steps that a new site has not done yet, in the order in which readers notice. None while the demo is there. */
export function listStepsLeft(): FirstStep[] {
  if (hasDemo()) return [];
  const { skippedSteps } = getSettings();
  return firstSteps.filter((step) => !skippedSteps.includes(step) && !isDone[step]());
}

const isDone: Record<FirstStep, () => boolean> = {
  name: () => !standingNames.includes(getSettings().siteName),
  home: () => getHomeContent().version > 0 && getHomeContent().heroSubtitle !== "",
  ends: () => {
    const { version, journeyStartLocation, finalDestination } = getHomeContent();
    return version > 0 && journeyStartLocation !== "" && finalDestination !== "";
  },
  lists: () => getSettings().version > 0 && getSettings().regions.length > 0,
  destination: () => hasAny(destinations),
  post: () => hasAny(blogPosts),
  about: () => isWritten(["about"]),
  pages: () => isWritten(["questions", "tips", "guides", "terms", "privacy"]),
  // A site without mail needs no address.
  mail: () =>
    (env.mail === null || getNewsletterSettings().noticeAddress !== null) &&
    hasBackup(env.DATA_DIR),
};

function hasAny(table: typeof blogPosts | typeof destinations) {
  const row = db.select({ id: table.id }).from(table).where(isNull(table.deletedAt)).limit(1).get();
  return row !== undefined;
}

function isWritten(slugs: string[]) {
  return listPages().some(({ slug, version }) => slugs.includes(slug) && version > 0);
}

/** Marks a step as skipped; ignores an unknown one. */
export function skipStep(step: unknown) {
  const { skippedSteps } = getSettings();
  const known = firstSteps.find((each) => each === step);
  if (known) updateSettings({ skippedSteps: [...skippedSteps, known] as FirstStep[] });
}
