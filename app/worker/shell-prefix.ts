/** A cache for each build: its scripts, styles and fonts, and the page for those without a network. */
export const SHELL_PREFIX = "shell-";
