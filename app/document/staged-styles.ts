import { FOOTER } from "./late-parts";

/**
 * What lies below the window is laid out after the first paint, by `inline/lay-out.ts`. Until then a place's
 * names in their own script stand in the reader's typeface: the file of ours would share the line with its picture.
 *
 * In the page, not in its style sheet: where Chromium styles a part before that has come and finds it put off then, it
 * shows the part without styles for a moment. By elements' names and attributes only, or all of the page is styled again
 * when the class goes.
 */
export const stagedStyles = `html.staged :is(main>div>section:nth-child(n+2),main :is(section,aside) article,${FOOTER}){content-visibility:auto;contain-intrinsic-block-size:auto 30rem}html.staged [data-names]{font-family:serif}`;
