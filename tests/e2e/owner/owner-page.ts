import {
  type APIRequestContext,
  request as http,
  type Page,
  type Request,
  type Response,
} from "@playwright/test";
import { test as base, expect, open } from "../../support/browser/browser";

export { expect, open };

export const DEMO_OWNER = { username: "admin", password: "kashmir2kanyakumari" };

/** Contexts take the browser's cookies over unless they are told not to. */
export const NOBODY = { cookies: [], origins: [] };

type Session = Awaited<ReturnType<APIRequestContext["storageState"]>>;

/** The browser is signed in as the owner; `visitor` asks the same site as anybody would. */
export const test = base.extend<{ visitor: APIRequestContext }, { session: Session }>({
  session: [
    async ({ site }, use) => {
      const context = await http.newContext({ baseURL: site.url, storageState: NOBODY });
      await context.post("/admin", { form: DEMO_OWNER, maxRedirects: 0 });
      const { cookies } = await context.storageState();
      await context.dispose();
      await use({ cookies: cookies.filter(({ name }) => name === "__session"), origins: [] });
    },
    { scope: "worker" },
  ],
  storageState: async ({ session }, use) => use(session),
  visitor: async ({ site }, use) => {
    const context = await http.newContext({ baseURL: site.url, storageState: NOBODY });
    await use(context);
    await context.dispose();
  },
});

/** The control with this label, whether the form asks for it or not. */
export function field(page: Page, label: string) {
  const words = label.replace(/[()%]/g, "\\$&");
  return page.getByLabel(new RegExp(`^${words}( \\(required\\))?$`));
}

/** Shows long texts as they are sent; without scripts they are so already. */
export async function showSource(page: Page, hasScripts: boolean) {
  if (!hasScripts) return;
  await page.getByRole("toolbar").getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "HTML", exact: true }).click();
}

/** One of the four ways in which a letter comes out, where scripts run. */
export async function chooseWhen(
  page: Page,
  way: "Now" | "On a day" | "When I have left" | "Only me",
) {
  await page.getByRole("radio", { name: way, exact: true }).check();
}

/** Opens what can be done with a record beside its form. */
export async function openMenu(page: Page) {
  await page.getByRole("dialog").locator("summary[aria-label=More]").click();
}

/** Presses the lines of groups that a form folds away: each opens, or closes. */
export async function pressGroups(page: Page, ...legends: string[]) {
  // The editor has another height than the field before it: what is pressed below that would move away.
  if ((await page.locator("html.js form [data-long-text]").count()) > 0) {
    const editor = page.locator(".editor").or(page.getByText("Back to the editor"));
    await editor.first().waitFor();
  }
  for (const legend of legends) {
    await page
      .locator("form summary")
      .filter({ hasText: new RegExp(`^${legend}`) })
      .click();
  }
}

/** The row or card of a list with this heading. */
export function item(page: Page, name: string) {
  return page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true, includeHidden: true }) });
}

export async function expectToast(page: Page, words: string) {
  await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
}

/** Opens an admin page and waits until its scripts, where there are some, have taken over. */
export async function openReady(page: Page, address: string, hasScripts: boolean) {
  expect(await open(page, address)).toBe(200);
  if (hasScripts) await isReady(page);
}

/** Waits until the scripts have taken the page's forms over. */
export async function isReady(page: Page) {
  const form = page.locator("main form").or(page.locator("header form")).first();
  await expect
    .poll(() => form.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react"))))
    .toBe(true);
}

/** The check before publishing posts by itself, and a form that is closed says so. */
function isAnswer(response: Response) {
  const isByItself = /\/admin\/check|\/api\/uploads/.test(response.url());
  return response.request().method() === "POST" && !isByItself;
}

/** Presses a button that posts a form; the request, once the server has answered it with this status. */
export async function press(page: Page, button: string, status = [303, 204, 202, 200]) {
  const answered = page.waitForResponse(isAnswer);
  await page.getByRole("button", { name: button, exact: true }).first().click();
  const response = await answered;
  expect(status).toContain(response.status());
  return response.request();
}

/** What this button's form would send, but for files. */
export async function bodyOf(page: Page, button: string) {
  const pressed = page.getByRole("button", { name: button, exact: true }).first();
  return pressed.evaluate((element: HTMLButtonElement) => {
    const entries = [...new FormData(element.form ?? undefined, element)];
    const entered = entries.flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
    return new URLSearchParams(entered).toString();
  });
}

/** Sends a form once more to where a browser has sent it. */
export async function repeat(page: Page, sent: Request, body: string) {
  return page.request.post(sent.url(), {
    data: body,
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    maxRedirects: 0,
  });
}

/** Deletes a row after the question that has to come first. */
export async function remove(page: Page, name: string, question: string, hasScripts: boolean) {
  const row = item(page, name);
  const opener = hasScripts
    ? row.getByRole("button", { name: `Delete ${name}`, exact: true })
    : row.locator("summary");
  const button = row.getByRole("button", { name: "Delete", exact: true });
  await expect(button).toBeHidden();
  await opener.click();
  await expect(row.getByText(question).filter({ visible: true })).toHaveCount(1);
  await button.click();
}

/** Makes a record through the API, as the owner. */
export async function make(page: Page, path: string, values: object): Promise<{ id: string }> {
  const response = await page.request.post(path, { data: values });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

/** Which of the addresses show one of the words to a visitor. */
export async function whereShown(visitor: APIRequestContext, addresses: string[], words: RegExp) {
  const texts = await Promise.all(
    addresses.map(async (address) => (await visitor.get(address)).text()),
  );
  return addresses.filter((_address, index) => words.test(texts[index] ?? ""));
}

/** Saves the letter with this title, of which no answer comes until the line is mended. */
export async function sendIntoOutbox(page: Page, address: string, title: string) {
  const isOfIt = ({ pathname }: URL) => pathname.startsWith(address);
  await page.route(isOfIt, (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await openReady(page, address, true);
  await field(page, "Title").fill(title);
  await page.getByRole("button", { name: /^(Save|Publish)$/ }).click();
  await expectToast(page, "It waits in the outbox on this device");
}
