/** The local-storage key of the visitor's choice, `light` or `dark`. */
export const THEME_KEY = "theme";

/** What colour the browser's own bars have in each theme. */
export const themeColours = { light: "#fbf6ec", dark: "#14132b" } as const;

export type Theme = keyof typeof themeColours;
