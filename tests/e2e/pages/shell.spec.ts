import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/browser";

const mainPages = ["Home", "Journey", "Letters", "Gallery", "About"];

async function names(page: Page, navigation: string) {
  const links = page.getByRole("navigation", { name: navigation, exact: true }).getByRole("link");
  const texts = await links.allInnerTexts();
  return texts.map((text) => text.trim()).filter((text) => text !== "Login");
}

test("a phone has a menu that opens, leads on and closes", async ({ page, isPhone }) => {
  test.skip(!isPhone, "Wide screens show the pages in a row.");
  await open(page, "/terms");
  const menu = page.locator("details[data-menu]");
  await expect(menu.getByRole("link", { name: "Journey" })).toBeHidden();
  await menu.locator("summary").click();
  expect(await names(page, "Menu")).toEqual(mainPages);
  await expect(menu.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/admin");
  await menu.getByRole("link", { name: "Journey" }).click();
  await expect(page).toHaveURL(/\/journey$/);
  await expect(menu.getByRole("link", { name: "Journey" })).toBeHidden();
});

test("a phone has the main pages in a bar at the bottom", async ({ page, isPhone }) => {
  test.skip(!isPhone, "Wide screens show the pages in a row.");
  await open(page, "/letters");
  expect(await names(page, "Main pages")).toEqual(mainPages);
  const bar = page.getByRole("navigation", { name: "Main pages" });
  await expect(bar.getByRole("link", { name: "Letters" })).toHaveAttribute("aria-current", /.+/);
  await bar.getByRole("link", { name: "Gallery" }).click();
  await expect(page).toHaveURL(/\/gallery$/);
});

test("a wide screen has the main pages in its header", async ({ page, isPhone }) => {
  test.skip(isPhone, "Phones have a menu and a bar.");
  await open(page, "/about");
  expect(await names(page, "Main")).toEqual(mainPages);
  const header = page.locator("header").first();
  await expect(header.getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
  await expect(header.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/admin");
});

test("the footer leads to the pages that the specification lists", async ({ page }) => {
  await open(page, "/");
  const footer = page.locator("footer").last();
  const link = (name: string) => footer.getByRole("link", { name, exact: true });
  await expect(link("Journey Map")).toHaveAttribute("href", "/journey");
  await expect(link("Travel Letters")).toHaveAttribute("href", "/letters");
  await expect(link("Photo Gallery")).toHaveAttribute("href", "/gallery");
  await expect(link("About")).toHaveAttribute("href", "/about");
  await expect(link("Privacy Policy")).toHaveAttribute("href", "/privacy");
  await expect(link("Terms of Service")).toHaveAttribute("href", "/terms");
  await expect(link("Kerala Backwaters")).toHaveAttribute("href", "/journey/kerala-backwaters");
  await expect(link("Kashmir Valley")).toHaveAttribute("href", /^\/journey/);
  await expect(link("Kanyakumari")).toHaveAttribute("href", "/journey/kanyakumari-tamil-nadu");
  await expect(footer.getByText("© 2025 Kashmir to Kanyakumari")).toBeVisible();
});

test("the keyboard reaches the content first and the main pages next", async ({
  page,
  isPhone,
}) => {
  await open(page, "/letters");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await open(page, "/letters");
  const reached: string[] = [];
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const visible = (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      return { name: (element.textContent ?? "").trim(), visible };
    });
    reached.push(focus.name);
    expect(focus.visible, `focus on ${focus.name}`).toBe(true);
  }
  expect(reached).toEqual(expect.arrayContaining(isPhone ? ["Menu"] : mainPages));
});

test("a theme chosen in one tab is the other's as well", async ({ page, context, hasScripts }) => {
  test.skip(!hasScripts, "Without scripts there is no choice.");
  const [other, admin] = [await context.newPage(), await context.newPage()];
  await open(page, "/about");
  await open(other, "/terms");
  await open(admin, "/admin");
  await page
    .getByRole("button", { name: /dark theme/ })
    .filter({ visible: true })
    .click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await expect(other.locator("html")).toHaveClass(/\bdark\b/);
  await expect(admin.locator("html")).toHaveClass(/\bdark\b/);
  // The browser's own bars, whatever the system has.
  for (const bar of await other.locator("meta[name=theme-color]").all()) {
    await expect(bar).toHaveAttribute("content", "#14132b");
  }
  await expect(
    other.getByRole("button", { name: /light theme/ }).filter({ visible: true }),
  ).toBeVisible();
});

test("the theme follows the system, and a choice is kept", async ({ page, hasScripts }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/terms");
  const light = await background();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(background).not.toBe(light);
  const toggle = page.getByRole("button", { name: /theme/i }).filter({ visible: true });
  await expect(toggle).toHaveCount(hasScripts ? 1 : 0);
  if (!hasScripts) return;
  await toggle.click();
  await expect.poll(background).toBe(light);
  await expect(page.locator("html")).toHaveClass(/\blight\b/);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
  await page.reload();
  expect(await background()).toBe(light);
});

test("a change of page starts at its top", async ({ page }) => {
  await open(page, "/letters");
  const link = page.locator("footer").last().getByRole("link", { name: "Terms of Service" });
  await link.click();
  await expect(page.locator("h1")).toHaveText("Terms of Service");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a click before the page's scripts are ready does not stop them", async ({
  page,
  hasScripts,
}) => {
  test.skip(!hasScripts, "There are none.");
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.querySelector<HTMLAnchorElement>('a[href="#content"]')?.click();
    });
  });
  await open(page, "/terms");
  const toggle = page.getByRole("button", { name: /theme/i }).filter({ visible: true });
  await toggle.click();
  await expect(page.locator("html")).toHaveClass(/\b(light|dark)\b/);
});
