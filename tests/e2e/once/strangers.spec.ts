import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/browser";
import { holdFiles, SEEN } from "../../support/browser/hold-files";
import { actAsExtensions, type Moment, type Strangers } from "../../support/browser/strangers";
import { signIn } from "../admin-pages";

type Case = { path: string; moment: Moment; entered?: Record<string, string>; owner?: boolean };

const contact = { name: "Asha", email: "asha@example.com", message: "Is the night train running?" };

const cases: Case[] = [
  { path: "/about", moment: "while it is parsed", entered: contact },
  { path: "/about", moment: "once it is parsed", entered: contact },
  { path: "/about", moment: "while it wakes", entered: contact },
  { path: "/about", moment: "once it is awake", entered: contact },
  { path: "/", moment: "once it is parsed", entered: { email: "asha@example.com" } },
  { path: "/letters", moment: "once it is parsed", entered: { q: "night bus" } },
  { path: "/letters/night-bus-to-amritsar", moment: "while it is parsed" },
  { path: "/journey", moment: "once it is parsed" },
  { path: "/gallery", moment: "while it wakes" },
  {
    path: "/admin",
    moment: "once it is parsed",
    entered: { username: "asha", password: "a secret" },
  },
  {
    path: "/admin/posts/new",
    moment: "once it is parsed",
    entered: { title: "Night bus" },
    owner: true,
  },
];

type ExtendedWindow = Window & { strangers: Strangers; sent: Element | null };

function isAwake() {
  const main = document.querySelector("main");
  return Object.keys(main ?? {}).some((key) => key.startsWith("__reactProps"));
}

/** What the page's own element and the strangers' have come to. */
function look(page: Page) {
  return page.evaluate(() => {
    const { strangers, sent } = window as unknown as ExtendedWindow;
    const { head, body, documentElement } = document;
    const places: (Element | null)[] = [head, body, documentElement];
    const isEdge = (element: Element) => places.includes(element.parentElement);
    return {
      isSame: sent?.isConnected,
      isDark: documentElement.classList.contains("dark"),
      edges: strangers.elements.filter(isEdge).length,
    };
  });
}

for (const { path, moment, entered = {}, owner } of cases) {
  test(`${path}, changed by extensions ${moment}, keeps what was entered, and works @long`, async ({
    page,
    calm,
  }) => {
    // What others changed before it woke, React draws anew.
    const mayBeRedrawn = moment !== "once it is awake";
    if (mayBeRedrawn) calm.allow(/React error/);
    if (owner) await signIn(page);
    await page.addInitScript(actAsExtensions, moment);
    const letGo = await holdFiles(page);
    await page.goto(path, SEEN);
    await page.evaluate(() => {
      Object.assign(window, { sent: document.querySelector("main h1,main form") });
    });
    for (const [name, value] of Object.entries(entered))
      await page.locator(`main [name="${name}"]`).first().fill(value);
    letGo();
    await page.waitForFunction(isAwake);
    if (moment === "once it is awake")
      await page.evaluate(() => (window as unknown as ExtendedWindow).strangers.act());

    await expect
      .poll(() => look(page))
      .toEqual({
        isSame: mayBeRedrawn ? expect.any(Boolean) : true,
        isDark: true,
        edges: 6,
      });
    for (const [name, value] of Object.entries(entered))
      await expect(page.locator(`main [name="${name}"]`).first()).toHaveValue(value);
    const toggle = page.getByRole("button", { name: "theme" }).filter({ visible: true });
    if (await toggle.count()) {
      await toggle.click();
      await expect(page.locator("html")).toHaveClass(/\blight\b/);
      await page.locator("header a[href='/terms'], footer a[href='/terms']").first().click();
      await expect(page).toHaveURL("/terms");
      await expect(page).toHaveTitle(/^Terms of Service/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms of Service");
    }
  });
}

test("the head follows from page to page, and has of each what it had when it was sent @long", async ({
  page,
}) => {
  const own = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll("title,meta,link,script[type$=json]")]
        .map((element) => element.outerHTML)
        .sort(),
    );
  await page.goto("/terms", { waitUntil: "load" });
  const ofTerms = await own();
  await page.goto("/letters", { waitUntil: "load" });
  await page.waitForFunction(isAwake);
  const ofLetters = await own();
  await page.locator("footer a[href='/terms']").click();
  await expect(page).toHaveTitle(/^Terms of Service/);
  expect(await own()).toEqual(ofTerms);
  await page.goBack();
  await expect(page).toHaveTitle(/^Letters/);
  expect(await own()).toEqual(ofLetters);
});
