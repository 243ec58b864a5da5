import type { Config } from "tailwindcss";

/** Colours are named by role; `app/styles/tokens.css` gives each its light and its dark value. */
const roles = [
  "canvas",
  "surface",
  "ink",
  "muted",
  "line",
  "edge",
  "accent",
  "accent-ink",
  "monsoon",
  "danger",
  "success",
];

export default {
  content: ["./app/**/*.{ts,tsx}"],
  theme: {
    extend: {
      colors: Object.fromEntries(roles.map((role) => [role, `var(--${role})`])),
      fontFamily: {
        display: "var(--face-display)",
        sans: "var(--face-sans)",
      },
      fontSize: {
        body: ["clamp(1.0625rem, 1.03rem + 0.15vw, 1.125rem)", "1.65"],
        hero: ["clamp(2.125rem, 1.35rem + 4.6vw, 72px)", "1.05"],
        title: ["clamp(2.125rem, 1.55rem + 2.6vw, 3.5rem)", "1.1"],
        section: ["clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)", "1.15"],
        lead: ["clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)", "1.55"],
      },
      // The fullest line has 70 characters of Inter; not in `ch`, which changes when the font arrives.
      maxWidth: { page: "75rem", measure: "30.5em" },
      borderRadius: { card: "0.75rem", control: "0.5rem" },
      spacing: { section: "clamp(3.5rem, 2rem + 6vw, 7rem)", touch: "2.75rem" },
      keyframes: {
        here: {
          "0%": { transform: "scale(0.7)", opacity: "0.9" },
          "70%, 100%": { transform: "scale(1.8)", opacity: "0" },
        },
      },
      animation: { here: "here 2.6s ease-out infinite" },
      transitionTimingFunction: { DEFAULT: "cubic-bezier(0, 0, 0.2, 1)" },
    },
  },
} satisfies Config;
