/** The key of the visitor's choice in local storage: `light` or `dark`. */
export const THEME_KEY = "theme";

/** The colour of the browser's own bars in each theme. */
export const themeColours = { light: "#fbf6ec", dark: "#14132b" } as const;

export type Theme = keyof typeof themeColours;
