import { request as http } from "@playwright/test";
import { cutLine, mendLine } from "../../support/browser/dead-line";
import {
  DEMO_OWNER,
  expect,
  expectToast,
  field,
  item,
  NOBODY,
  open,
  openReady,
  press,
  showSource,
  test,
} from "./owner-page";

test.use({ storageState: NOBODY });

test("the way in leads to the page that was asked for, and out again", async ({
  page,
  context,
  hasScripts,
}) => {
  await openReady(page, "/admin/pins/new?from=bookmark", hasScripts);
  await expect(page).toHaveURL(/\/admin\?redirectTo=%2Fadmin%2Fpins%2Fnew%3Ffrom%3Dbookmark$/);
  await press(page, "Sign In");
  await expect(page).toHaveURL(/\/admin\/pins\/new\?from=bookmark$/);
  await expect(page.getByRole("dialog")).toBeVisible();
  const session = (await context.cookies()).find(({ name }) => name === "__session");
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", secure: false });

  await openReady(page, "/admin", hasScripts);
  await page.getByRole("button", { name: "Exit Admin" }).click();
  await expectToast(page, "You have been logged out successfully.");
  await expect(page).toHaveURL(/\/$/);
  expect((await context.cookies()).filter(({ name }) => name === "__session")).toEqual([]);
  // The old cookie is worth nothing any more.
  await context.addCookies([session ?? { name: "", value: "" }]);
  await open(page, "/admin/posts");
  await expect(field(page, "Username")).toBeVisible();
});

test("a sign-in never leads to another site @long", async ({ page, site, hasScripts }) => {
  await openReady(page, "/admin?redirectTo=//evil.example/admin", hasScripts);
  await press(page, "Sign In");
  await expect(page).toHaveURL(`${site.url}/admin`);
  await expect(page.getByRole("heading", { name: "Quick Actions" })).toBeVisible();
});

test("a wrong password keeps the name and the page that was asked for", async ({
  page,
  calm,
  hasScripts,
}) => {
  calm.allow(/status of 400/);
  await openReady(page, "/admin?redirectTo=%2Fadmin%2Fhome", hasScripts);
  await field(page, "Password").fill("not the password");
  await press(page, "Sign In", [400]);
  await expect(page.getByRole("alert")).toContainText("Invalid username or password");
  await expect(field(page, "Username")).toHaveValue("admin");
  if (!hasScripts) await expect(field(page, "Password")).toHaveValue("");
  await expect(field(page, "Username")).toBeFocused();
  await field(page, "Password").fill(DEMO_OWNER.password);
  await press(page, "Sign In");
  await expect(page).toHaveURL(/\/admin\/home$/);
});

test("a session that ended while somebody wrote costs nothing @long", async ({
  page,
  context,
  calm,
  site,
  hasScripts,
}) => {
  calm.allow(/status of 40[01]/);
  await openReady(page, "/admin?redirectTo=%2Fadmin%2Fposts%2Fnew", hasScripts);
  await press(page, "Sign In");
  await expect(page.getByRole("dialog")).toBeVisible();
  await field(page, "Title").fill("Written for hours");
  await showSource(page, hasScripts);
  await field(page, "Content").fill("One.\n\nTwo & <b>three</b>.");

  // The session ends on the server; the browser does not know.
  const elsewhere = await http.newContext({
    baseURL: site.url,
    storageState: await context.storageState(),
  });
  await elsewhere.post("/admin", { form: { intent: "exit" }, maxRedirects: 0 });
  await elsewhere.dispose();

  await press(page, "Publish", [401]);
  await expect(page.getByRole("heading", { name: "Sign in to save" })).toBeVisible();
  await field(page, "Username").fill(DEMO_OWNER.username);
  await field(page, "Password").fill("not the password");
  await page.getByRole("main").getByRole("button").first().click();
  await expect(page.getByText("Invalid username or password")).toBeVisible();
  await field(page, "Username").fill(DEMO_OWNER.username);
  await field(page, "Password").fill(DEMO_OWNER.password);
  if (hasScripts) {
    calm.allow(/Failed to load resource|Failed to fetch/);
    await cutLine(page);
    await page.getByRole("main").getByRole("button").first().click();
    await expect(page.getByText("No answer came.")).toBeVisible();
    await mendLine(page);
  }
  await page.getByRole("main").getByRole("button").first().click();
  await expectToast(page, "Blog post created successfully");
  await expect(item(page, "Written for hours")).toHaveCount(1);
  const content = "select content from blog_posts where title = 'Written for hours'";
  expect(site.value(content)).toBe("One.\n\nTwo & <b>three</b>.");
});
