import { expect, test } from "../support/browser/browser";
import { openTemplate, templates } from "./templates";
import { readTree } from "./tree";

for (const template of templates) {
  test(`${template.name} is told as its file has it`, async ({ page, site }) => {
    await openTemplate(page, site, template);
    // What is said of a letter comes at a pause.
    const check = page.getByRole("group", { name: "Before you publish" });
    if (template.name === "a post") await check.locator("[aria-live] > :visible").first().waitFor();
    const tree = withoutNow(await readTree(page));
    expect(tree).toMatchSnapshot([
      template.isOwners ? "admin" : "site",
      `${template.name.replaceAll(" ", "-")}.txt`,
    ]);
  });
}

/** What another hour, or another port, would tell differently. */
function withoutNow(tree: string) {
  return tree
    .replace(/\w{3} \d{1,2}, \d{4}, \d\d:\d\d( Asia\/Kolkata)?/g, "an hour")
    .replace(/\d+ \w+ ago|just now/g, "a while ago")
    .replace(/(?<=Came in"\n\s+definition: ).*/g, "a day")
    .replace(/(?<=The road says )[\d,]+/g, "so many")
    .replace(/(?<=127\.0\.0\.1|localhost):\d+/g, "");
}
