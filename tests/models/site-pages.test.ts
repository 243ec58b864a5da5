import { readdirSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { pageOfBin } from "~/models/bin/bin-entries.server";
import { restoreFromBin } from "~/models/bin/bin-restore.server";
import { pointElsewhere } from "~/models/collections/library/picture-references.server";
import { restoreVersion } from "~/models/find/versions/version-restore.server";
import { listVersions } from "~/models/find/versions/versions.server";
import {
  createPage,
  deletePage,
  findPage,
  getPage,
  linkedPages,
  updatePage,
} from "~/models/texts/pages/page.server";
import { listText, pageLists, readList } from "~/models/texts/pages/page-lists";
import { isReserved } from "~/models/texts/pages/reserved-slugs";
import { getSettings, updateSettings } from "~/models/texts/settings.server";
import { legalPage } from "~/pages/legal-page.server";
import { formatDate } from "~/utils/words/dates";
import { db } from "~db/client.server";
import { demoRecords } from "~db/schema/demo";
import { addRows } from "../support/pictures/library";
import { got } from "../support/records/saved";

test("a page says the specification's words until it is changed, and again what is set to null", () => {
  expect(getPage("about")).toMatchObject({ title: "About Kiran", version: 0 });
  got(updatePage("about", { motto: "Slowly.", chips: ["12 countries", "One rucksack"] }));
  expect(getPage("about")).toMatchObject({
    motto: "Slowly.",
    chips: ["12 countries", "One rucksack"],
    badge: "Complete",
    version: 1,
  });
  got(updatePage("about", { motto: null, chips: [] }));
  expect(getPage("about")).toMatchObject({
    motto: expect.stringContaining("Go slowly"),
    chips: [],
  });
  got(updateSettings({ travellerName: "Ingrid" }));
  expect(getPage("about")).toMatchObject({ title: "About Ingrid", motto: "" });
  got(updateSettings({ travellerName: null }));
});

test("members of another page, and a place for one that has its own, are not taken", () => {
  got(updatePage("tips", { motto: "Slowly.", place: "menu", budget: "€40-60" }));
  expect(getPage("tips")).toMatchObject({ budget: "€40-60", place: "none" });
  expect(getPage("tips")).not.toHaveProperty("motto");
});

test("a former text comes back from its version, and a save over a newer one is refused", () => {
  const before = got(updatePage("terms", { content: "<h2>Mine</h2><p>First.</p>" }));
  got(updatePage("terms", { content: "<p>Second.</p>", version: before.version }));
  expect(updatePage("terms", { content: "<p>Third.</p>", version: before.version })).toMatchObject({
    ok: false,
    kind: "stale",
  });
  const of = { kind: "page", recordId: "terms" } as const;
  expect(listVersions(of)[0]?.texts).toMatchObject({ content: before.content });
  expect(restoreVersion(of, before.version).ok).toBe(true);
  expect(getPage("terms").content).toBe(before.content);
});

test("an own page has an address of its own that nothing else has, and comes back from the bin", () => {
  const page = got(createPage({ title: "What I carry", place: "menu", content: "<p>Less.</p>" }));
  expect(page).toMatchObject({ slug: "what-i-carry", place: "menu", version: 1 });
  expect(linkedPages().menu).toEqual([{ to: "/what-i-carry", label: "What I carry" }]);
  const refused = { ok: false, kind: "invalid" };
  expect(createPage({ title: "What I carry!" })).toMatchObject(refused);
  expect(createPage({ title: "Mine", slug: "Journey" })).toMatchObject(refused);
  expect(createPage({ title: "Tips" })).toMatchObject(refused);
  got(updatePage("what-i-carry", { title: "My rucksack" }));
  expect(findPage("what-i-carry")).toMatchObject({ title: "My rucksack", slug: "what-i-carry" });
  expect(deletePage("what-i-carry")).not.toBeNull();
  expect([findPage("what-i-carry"), linkedPages().menu]).toEqual([null, []]);
  const entry = pageOfBin(1)?.items.find(({ recordId }) => recordId === page.id);
  expect(restoreFromBin(entry?.id ?? "")).toMatchObject({ ok: true });
  expect(findPage("what-i-carry")).toMatchObject({ title: "My rucksack", content: "<p>Less.</p>" });
  expect(deletePage("about")).toBeNull();
});

test("no page can stand where the site has something of its own", () => {
  const routes = inject("siteMap").flatMap(({ path = "", children = [] }) => [
    path,
    ...children.map((child) => child.path ?? ""),
  ]);
  const files = readdirSync("public");
  const own = [...routes, ...files, "healthz"].map((path) => path.split("/")[0] ?? "");
  const words = own.filter((word) => /^[a-z0-9-]+$/.test(word));
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter((word) => !isReserved(word))).toEqual([]);
});

test("a list is typed as lines and read back as it was", () => {
  const facts = [
    { title: "Duration", value: "6 months", note: "" },
    { title: "Distance", value: "", note: "Overland" },
  ];
  expect(listText("facts", facts)).toBe("Duration\n6 months\n\nDistance\n-\nOverland");
  expect(readList("facts", listText("facts", facts))).toEqual(facts);
  expect(readList("chips", " One \n\nTwo, and three\n")).toEqual(["One", "Two, and three"]);
  expect(readList("reasons", "Why\nBecause\nof this")).toEqual([
    { title: "Why", text: "Because of this" },
  ]);
  for (const slug of ["about", "tips", "guides"] as const) {
    const page = getPage(slug) as Record<string, unknown>;
    for (const name of Object.keys(pageLists) as (keyof typeof pageLists)[]) {
      const list = page[name] as never;
      if (list) expect(readList(name, listText(name, list))).toEqual(list);
    }
  }
});

test("a picture that another takes the place of is another one on pages and as the icon", () => {
  const [id = ""] = addRows({});
  const [before, after] = [`/media/${id}-640.jpg`, "/media/fedcba9876543210-640.jpg"];
  const content = `<p>“Less”, she said.</p><img src="${before}" alt="" />`;
  const { version } = got(updatePage("about", { portrait: before, content }));
  const settings = got(updateSettings({ icon: before, siteName: "North “to” South" }));
  pointElsewhere(id, after);
  expect(getPage("about")).toMatchObject({
    portrait: after,
    content: content.replace(before, after),
    version: version + 2,
  });
  expect(getSettings()).toEqual({ ...settings, icon: after, version: settings.version + 1 });
});

test.each([
  ["en-IN", "January 16, 2025"],
  ["hi-IN", "16 जन॰ 2025"],
])("beside the demo, in %s, a legal text that nobody changed is of %s", (language, updated) => {
  db.insert(demoRecords).values({ kind: "post", recordId: "one", version: 1 }).run();
  updateSettings({ language });
  const page = legalPage("privacy");
  updateSettings({ language: null });
  db.delete(demoRecords).run();
  expect(page.updated).toBe(updated);
});

test("on the owner's own site it is of the day on which the site became hers", () => {
  updateSettings({ siteName: "North to South" });
  expect(legalPage("privacy").updated).toBe(formatDate(new Date()));
});
