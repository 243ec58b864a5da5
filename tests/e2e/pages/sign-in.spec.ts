import { expect, open, test } from "../../support/browser/browser";

test("the demo's owner signs in with the fields as they are, and leaves again", async ({
  page,
}) => {
  await open(page, "/admin");
  await expect(page.getByLabel("Username")).toHaveValue("admin");
  await expect(page.getByLabel("Password")).toHaveValue("kashmir2kanyakumari");
  await expect(page.getByRole("link", { name: "Cancel" })).toBeVisible();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await expect(page.getByText("Logged in successfully!").first()).toBeVisible();
  await page.getByRole("button", { name: "Exit Admin" }).click();
  await expect(page.getByText("You have been logged out successfully.").first()).toBeVisible();
  await open(page, "/admin/posts");
  await expect(page.getByLabel("Username")).toBeVisible();
});

test("a wrong password says so and keeps the name", async ({ page, calm }) => {
  calm.allow(/status of 400/);
  await open(page, "/admin");
  await page.getByLabel("Username").fill("somebody");
  await page.getByLabel("Password").fill("not the password");
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Sign In" }).click();
  expect((await answer).status()).toBe(400);
  await expect(page.getByRole("alert")).toContainText("Invalid username or password");
  await expect(page.getByLabel("Username")).toHaveValue("somebody");
});
