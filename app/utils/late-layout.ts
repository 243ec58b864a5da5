const root = "document.documentElement";
/** The footers, of a page and of a letter, and their parts. */
const FOOTER = "footer,footer>section,footer>div>div";

/** Says that what lies below the window may be laid out later; not where a scroll position is to be restored. */
export const stageScript = `if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")${root}.classList.add("staged")`;

/**
 * What lies below the window is laid out after the first paint. In the page, not in its style sheet: where Chromium
 * styles a part before that has come and finds it put off then, it shows the part without styles for a moment.
 * By elements' names only, or all of the page is styled again when the class goes.
 */
export const stagedStyles = `html.staged :is(main>div>section:nth-child(n+2),main :is(section,aside) article,${FOOTER}){content-visibility:auto;contain-intrinsic-block-size:auto 30rem}`;

/**
 * Lays the parts that `.staged` put off out one by one, in tasks of a few milliseconds, so that an old phone
 * answers its owner in between; then the page is as any other. Resolves when all is done.
 */
export const layOutScript = `const layOut=async()=>{const{classList}=${root};if(!classList.contains("staged"))return;let end=0;for(const e of document.querySelectorAll("main>div>section,article,${FOOTER}")){if(performance.now()>end){await new Promise(r=>setTimeout(r));end=performance.now()+2}e.style.contentVisibility="visible";e.offsetHeight}classList.remove("staged")}`;
