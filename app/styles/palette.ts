/** The site's colours, the same as in `app/styles/tokens.css`, because mail programs support no variables. */
export const light = {
  canvas: "#fbf6ec",
  surface: "#fffdf8",
  ink: "#1d1b33",
  muted: "#5a566e",
  line: "#e6dcc8",
  accent: "#ad4e08",
  "accent-ink": "#ffffff",
  monsoon: "#0d6661",
} as const;

export type Palette = Record<keyof typeof light, string>;

export const dark: Palette = {
  canvas: "#14132b",
  surface: "#1e1d3b",
  ink: "#f3eddf",
  muted: "#b8b3cf",
  line: "#35335e",
  accent: "#f6a93f",
  "accent-ink": "#1b1530",
  monsoon: "#66cdc2",
};

/** A mail loads no fonts: system fonts replace the site's. */
export const TITLE_FONT = "Georgia,'Times New Roman',serif";
export const TEXT_FONT =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const CODE_FONT = "Menlo,Consolas,'Courier New',monospace";
