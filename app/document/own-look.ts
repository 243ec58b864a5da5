import { SITE_DEFAULTS, type Site } from "~/site";
import { inkOn } from "~/utils/colours/contrast";

/** The owner's colours and typefaces as attributes of the document's element; none where she changed nothing. */
export function ownLook({ accent, accentDark, second, secondDark, typefaces }: Site) {
  const style: Record<string, string> = {};
  if (accent !== SITE_DEFAULTS.accent) {
    style["--own-accent"] = accent;
    style["--own-accent-ink"] = inkOn(accent);
  }
  if (accentDark !== SITE_DEFAULTS.accentDark) {
    style["--own-accent-dark"] = accentDark;
    style["--own-accent-dark-ink"] = inkOn(accentDark);
  }
  if (second !== SITE_DEFAULTS.second) style["--own-second"] = second;
  if (secondDark !== SITE_DEFAULTS.secondDark) style["--own-second-dark"] = secondDark;
  return {
    ...(Object.keys(style).length > 0 && { style }),
    ...(typefaces !== SITE_DEFAULTS.typefaces && { "data-typefaces": typefaces }),
  };
}
