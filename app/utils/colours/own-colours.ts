import { SITE_DEFAULTS, site } from "~/site";

const roles = ["accent", "accentDark", "second", "secondDark"] as const;

export type OwnColours = Record<(typeof roles)[number], string>;

/** The owner's colours. */
export function ownColours(): OwnColours {
  const { accent, accentDark, second, secondDark } = site();
  return { accent, accentDark, second, secondDark };
}

/**
 * Replaces the standard colours by the owner's in a mail or drawing with inline colours, because CSS variables do not
 * work there.
 */
export function inOwnColours(markup: string, own = ownColours()) {
  return roles.reduce((text, role) => text.replaceAll(SITE_DEFAULTS[role], own[role]), markup);
}
