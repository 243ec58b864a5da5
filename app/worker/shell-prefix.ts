/** The cache of each build: its scripts, styles and fonts, and the pages for use without a network. */
export const SHELL_PREFIX = "shell-";
