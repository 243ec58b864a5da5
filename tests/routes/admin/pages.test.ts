import { expect, test } from "vitest";
import { getPage } from "~/models/texts/pages/page.server";
import { api } from "../../support/requests/api";
import { formWith } from "../../support/requests/html-forms";
import { signedInOwner } from "../../support/requests/owner";
import { visit } from "../../support/requests/pages";

const cookie = await signedInOwner();

async function get(path: string, as = "") {
  const answer = await visit(path, { cookie: as });
  return { status: answer.status, html: (await answer.text()).replaceAll("<!-- -->", "") };
}

async function send(path: string, fields: Record<string, string>) {
  const answer = await visit(path, { cookie, body: new URLSearchParams(fields) });
  return { status: answer.status, to: answer.headers.get("Location"), html: await answer.text() };
}

test("every page has a form, and what it says is everywhere at once", async () => {
  for (const slug of ["about", "questions", "tips", "guides", "terms", "privacy"]) {
    const path = `/admin/pages/${slug}`;
    const form = formWith((await get(path, cookie)).html, "title");
    expect((await send(path, form)).to).toBe("/admin/pages");
  }
  // A form that was sent as it came changed no word.
  expect((await get("/about")).html).toContain("Go slowly enough");
  const form = formWith((await get("/admin/pages/about", cookie)).html, "title");
  await send("/admin/pages/about", {
    ...form,
    title: "About Ingrid",
    lead: "From Trondheim to Lagos.",
    content: "<p>By <strong>rail</strong>.</p>",
    chips: "12 countries\nOne rucksack",
    facts: "Duration\n9 weeks\n\nDistance\n4,800 km\nBy rail",
    contactCards: "By post\nPoste restante, Lagos",
    motto: "",
    philosophy: "",
  });
  const { html } = await get("/about");
  expect(html).toContain("About Ingrid");
  expect(html).toContain("<p>By <strong>rail</strong>.</p>");
  expect(html).toContain("9 weeks");
  expect(html).toContain("Poste restante, Lagos");
  expect(html).not.toContain("Travel Philosophy");
  expect(html).not.toMatch(/Kiran|Kashmir to Kanyakumari, with/);
});

test("what is wrong comes back with all that was typed, and nothing is half saved", async () => {
  const before = getPage("tips");
  const form = formWith((await get("/admin/pages/tips", cookie)).html, "title");
  const answer = await send("/admin/pages/tips", {
    ...form,
    title: "Mine",
    safety: `Lock it.\n${"long ".repeat(2_000)}`,
  });
  expect(answer.status).toBe(400);
  expect(answer.html).toContain("Lock it.");
  expect(answer.html).toContain('value="Mine"');
  expect(getPage("tips")).toEqual(before);
});

test("what is typed and not saved is kept, for a page that was never saved too", async () => {
  const path = "/admin/pages/guides";
  const form = formWith((await get(path, cookie)).html, "title");
  const body = new URLSearchParams({ ...form, regionTexts: "Nordics\nOslo to Malmö\nRain." });
  const answer = await api("PUT", "/admin/drafts/page/guides", { cookie, body });
  expect(answer.status).toBe(200);
  expect((await get(path, cookie)).html).toContain("Nordics\nOslo to Malmö\nRain.</textarea>");
  expect((await get("/admin/pages", cookie)).html).toContain("a draft is waiting");
  expect((await get("/journey")).html).not.toContain("Malmö");
  await send(path, { ...form, intent: "discard-draft" });
  expect((await get(path, cookie)).html).not.toContain("Malmö");
});

test("an own page is added, read by everyone, and found in the footer and the sitemap", async () => {
  const path = "/admin/pages/new";
  const form = formWith((await get(path, cookie)).html, "title");
  const fields = { ...form, title: "What I carry", content: "Less.", place: "footer" };
  for (const _press of [1, 2]) expect((await send(path, fields)).to).toBe("/admin/pages");
  const page = await get("/what-i-carry");
  expect(page.status).toBe(200);
  expect(page.html).toContain("<p>Less.</p>");
  expect((await get("/")).html).toContain('href="/what-i-carry"');
  expect((await get("/sitemap.xml")).html).toContain("/what-i-carry</loc>");
  const another = { ...fields, formId: crypto.randomUUID() };
  const taken = await send(path, { ...another, title: "Journey" });
  expect(taken.status).toBe(400);
  expect(taken.html).toContain("The site itself uses the address /journey");
  const wordless = await send(path, { ...another, title: "What I drop", content: "" });
  expect(wordless.status).toBe(400);
  expect(wordless.html).toContain("Content is required");
  expect((await get("/what-i-drop")).status).toBe(404);
  expect((await get("/tips")).status).toBe(404);
});

test("scripts read all pages, and change members of them", async () => {
  const { body } = await api("GET", "/api/pages");
  expect(body.map(({ slug }: { slug: string }) => slug).slice(0, 6)).toEqual([
    "about",
    "questions",
    "tips",
    "guides",
    "terms",
    "privacy",
  ]);
  const change = { title: "Asked often", questions: [{ question: "Why rail?", answer: "Slow." }] };
  const changed = await api("PUT", "/api/pages/questions", { cookie, json: change });
  expect(changed).toMatchObject({ status: 200, body: change });
  expect((await get("/about")).html).toContain("Why rail?");
  const found = await api("GET", "/api/search?q=rail&kind=question");
  expect(found.body.total).toBe(1);
  expect((await api("PUT", "/api/pages/questions", { json: change })).status).toBe(401);
  expect((await api("PUT", "/api/pages/nowhere", { cookie, json: change })).status).toBe(404);
  expect((await api("DELETE", "/api/pages/about", { cookie })).status).toBe(400);
  const wrong = { facts: [{ title: 5 }] };
  expect((await api("PUT", "/api/pages/about", { cookie, json: wrong })).status).toBe(400);
  const made = await api("POST", "/api/pages", { cookie, json: { title: "By API" } });
  expect(made).toMatchObject({ status: 201, body: { slug: "by-api", place: "none" } });
  expect((await api("DELETE", "/api/pages/by-api", { cookie })).status).toBe(204);
});

test("a legal text is cut into sections at its headings", async () => {
  const { html } = await get("/privacy");
  expect(html).toContain("Last updated: January 16, 2025");
  expect(html).toMatch(/<h2 id="your-rights"[^>]*>7\. Your Rights<\/h2>/);
  expect(html).toContain("messages and my answers: 2 years.");
  await api("PUT", "/api/pages/terms", {
    cookie,
    json: { content: "<p>Before.</p><h2>One &amp; all</h2><p>Text.</p>" },
  });
  const terms = (await get("/terms")).html;
  expect(terms).toMatch(/<h2 id="one-all"[^>]*>1\. One &amp; all<\/h2>/);
  expect(terms).toContain("<p>Before.</p>");
  expect(terms).not.toContain("January 16, 2025");
});
