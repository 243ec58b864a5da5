import { FOOTER } from "../late-parts";

const TASK_MS = 2;

/**
 * Lays the parts that `.staged` put off out one by one, in tasks of a few milliseconds, so that an old phone
 * answers its owner in between; then the page is as any other. Resolves when all is done.
 */
export async function layOut() {
  const { classList } = document.documentElement;
  if (!classList.contains("staged")) return;
  let end = 0;
  const parts = document.querySelectorAll<HTMLElement>(`main>div>section,article,${FOOTER}`);
  for (const part of parts) {
    if (performance.now() > end) {
      await new Promise((resolve) => setTimeout(resolve));
      end = performance.now() + TASK_MS;
    }
    part.style.contentVisibility = "visible";
    // Asked for its height, the browser lays it out now.
    part.offsetHeight;
  }
  classList.remove("staged");
}
