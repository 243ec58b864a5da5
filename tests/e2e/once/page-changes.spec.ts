import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser";

/** For each change of page how many pictures grew, or why none could. */
type Watched = Window & { changes: (number | string)[] };

/** Has the page note which of its changes had one picture grow into another. */
function watchChanges(page: Page) {
  return page.addInitScript(() => {
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
        () => changes.push(grown()),
        (error) => changes.push(String(error)),
      );
      return transition;
    };
  });
}

const changesOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).changes);
const lunch = (page: Page) => page.getByRole("link", { name: /^Read Story\s*: The Lunch Tins/ });

test("a card's picture grows into the letter's, and back into the very card", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await watchChanges(page);
  await open(page, "/letters");
  await lunch(page).click();
  await expect(page.locator("h1")).toHaveText("The Lunch Tins of Mumbai");
  await expect.poll(() => changesOf(page)).toEqual([1]);
  await page.goBack();
  await expect(lunch(page)).toBeInViewport();
  await expect.poll(() => changesOf(page)).toEqual([1, 1]);
});

test("nothing moves for who wants no motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watchChanges(page);
  await open(page, "/letters");
  await lunch(page).click();
  await expect(page.locator("h1")).toHaveText("The Lunch Tins of Mumbai");
  await expect.poll(() => changesOf(page)).toEqual([0]);
});
