import { SITE_DEFAULTS, site } from "~/site";

const roles = ["accent", "accentDark", "second", "secondDark"] as const;

export type OwnColours = Record<(typeof roles)[number], string>;

/** The owner's colours. */
export function ownColours(): OwnColours {
  const { accent, accentDark, second, secondDark } = site();
  return { accent, accentDark, second, secondDark };
}

/**
 * A mail or a drawing whose colours stand on its elements, with the owner's in the place of the specification's: it
 * knows no variables.
 */
export function inOwnColours(markup: string, own = ownColours()) {
  return roles.reduce((text, role) => text.replaceAll(SITE_DEFAULTS[role], own[role]), markup);
}
