import { layOutScript } from "./late-layout";

const LATE = `[data-late="script"]`;
/** Long enough for a first paint on a slow line; a page that never paints still gets its scripts. */
const PATIENCE_MS = 5000;

/**
 * Keeps a rendered page's scripts from racing its styles, fonts and pictures down a slow line: a page can
 * be read without them. What Remix would preload and run at once waits for `lateScript`, in the page's last
 * line. The marks are set in the rendered text: React hydrates attributes as they are.
 */
export function delayScripts(html: string) {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="dns-prefetch" data-late="file"')
    .replace('<script type="module" async="">', '<script type="text/plain" data-late="script">');
}

/** The first file is the one that starts React; those it needs run one by one, each in a task of its own. */
const start = `let started;const start=async()=>{if(started)return;started=true;const[,...ls]=document.querySelectorAll('[data-late="file"]');for(const l of ls)l.rel="modulepreload";await layOut();for(const l of ls)await import(l.href).catch(()=>{}),await new Promise(r=>setTimeout(r));const s=document.createElement("script");s.type="module";s.textContent=late.textContent;document.head.append(s);s.remove()}`;

const whenPainted = `if(self.PerformanceObserver?.supportedEntryTypes?.includes("paint"))new PerformanceObserver(l=>{if(l.getEntriesByName("first-contentful-paint").length)start()}).observe({type:"paint",buffered:true});else requestAnimationFrame(()=>setTimeout(start));setTimeout(start,${PATIENCE_MS})`;

/** Fetches and runs what `delayScripts` held back, once the visitor sees the page. */
export const lateScript = `(()=>{const late=document.querySelector('${LATE}');if(!late)return;${layOutScript};${start};${whenPainted}})()`;
