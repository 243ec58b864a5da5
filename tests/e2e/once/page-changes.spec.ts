import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/browser";

/** For each change of page how many pictures grew, and how far down the new page stood then; or why none could. */
type Watched = Window & { changes: ({ grown: number; top: number } | string)[] };

/** After so long the outline of a page on a slow way stands where the card's picture was: components/site/pending-page.tsx */
const PATIENCE_MS = 300;

/** Has the page note which of its changes had one picture grow into another. */
function watchChanges(page: Page) {
  return page.addInitScript((patience) => {
    const later = window.setTimeout.bind(window);
    const patient = (run: TimerHandler, ms?: number) => (ms === patience ? 0 : later(run, ms));
    Object.assign(window, { setTimeout: patient });
    const changes: Watched["changes"] = [];
    Object.assign(window, { changes });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const grown = () =>
        document
          .getAnimations()
          .filter(({ effect }) =>
            (effect as KeyframeEffect | null)?.pseudoElement?.includes("-group(picture)"),
          ).length;
      transition.ready.then(
        () => changes.push({ grown: grown(), top: scrollY }),
        (error) => changes.push(String(error)),
      );
      return transition;
    };
  }, PATIENCE_MS);
}

const changesOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).changes);
const lunch = (page: Page) => page.getByRole("link", { name: /^Read Story\s*: The Lunch Tins/ });

test("a card's picture grows into the letter's, and back into the very card", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await watchChanges(page);
  await open(page, "/letters");
  await lunch(page).click();
  await expect(page.locator("h1")).toHaveText("The Lunch Tins of Mumbai");
  await expect.poll(() => changesOf(page)).toEqual([{ grown: 1, top: 0 }]);
  await page.goBack();
  await expect(lunch(page)).toBeInViewport();
  await expect.poll(() => changesOf(page)).toMatchObject([{ grown: 1 }, { grown: 1 }]);
});

test("nothing moves for who wants no motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watchChanges(page);
  await open(page, "/letters");
  await lunch(page).click();
  await expect(page.locator("h1")).toHaveText("The Lunch Tins of Mumbai");
  await expect.poll(() => changesOf(page)).toMatchObject([{ grown: 0 }]);
});
