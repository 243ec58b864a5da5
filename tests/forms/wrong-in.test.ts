import { expect, test } from "vitest";
import { wrongIn } from "~/forms/wrong-in";

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const LATITUDE = "Latitude must be a number from -90 to 90.";
const at = (lat: string, lng: string) => ({ "coordinates.lat": lat, "coordinates.lng": lng });
const film = { type: "photo", url: "/media/a.jpg" };

test.each([
  ["/admin/here", {}, { place: ["Choose a place, or name a new one."] }],
  ["/admin/here", { name: "Hut", ...at("95", "76") }, { "coordinates.lat": [LATITUDE] }],
  ["/admin/here", { name: "Hut", ...at("abc", "76") }, { "coordinates.lat": [LATITUDE] }],
  [
    "/admin/here",
    { name: "Hut", ...at("11.68", "") },
    { "coordinates.lng": ["Longitude is required"] },
  ],
  ["/admin/here", { name: "Hut", ...at("11,68", "76,13") }, {}],
  ["/admin/here", { place: "pin:1", ...at("", "") }, {}],
  ["/admin/moments/new", { text: " " }, { text: ["What happened is required"] }],
  ["/admin/moments/9a", { text: "Fog", ...at("95", "1") }, { "coordinates.lat": [LATITUDE] }],
  ["/admin/posts/new", { title: "", intent: "save-draft" }, { title: ["Title is required"] }],
  [
    "/admin/posts/9a",
    { title: "Fog", publishedAt: "soon" },
    {
      publishedAt: [
        "Published at must be a date and time in the form 2025-08-01T09:30: year, month, day, from 1900 to 2200.",
      ],
    },
  ],
  ["/admin/places/new", { name: "" }, { name: ["Name is required"] }],
  ["/admin/pins/new", { name: "Agra", country: "" }, { country: ["Country is required"] }],
  ["/admin/gallery/9a", { title: "" }, { title: ["Title is required"] }],
  ["/admin/gallery/9a/media/3b", film, {}],
  ["/admin/gallery/9a/media/3b", { ...film, url: "" }, { url: ["URL is required"] }],
  [
    "/admin/media/9a",
    { focusX: "101" },
    { focusX: ["Focus across must be a whole number from 0 to 100."] },
  ],
  [
    "/admin/home",
    { heroTitle: "a".repeat(121) },
    { heroTitle: ["Hero title is too long: at most 120 characters."] },
  ],
  ["/admin/journey", { currentLocation: "Agra", currentLocationDescription: "Fog" }, {}],
  ["/admin/pages/new", { title: "" }, { title: ["Title is required"] }],
  [
    "/admin/pages/about",
    { title: "a".repeat(121) },
    { title: ["Title is too long: at most 120 characters."] },
  ],
  [
    "/admin/pages/9a",
    { title: "a", place: "top" },
    { place: ["Place must be one of: menu, footer, none."] },
  ],
  ["/admin/messages/replies/9a", { title: "Hi", text: "" }, { text: ["Text is required"] }],
  [
    "/admin/messages/questions",
    { question: "", answer: "A" },
    { question: ["Question is required"] },
  ],
])("a form of %s that says %j is told %j", (path, fields, wrong) => {
  expect(wrongIn(formOf(fields as Record<string, string>), path)).toEqual(wrong);
});

test("what was sent stays as it was typed", () => {
  const sent = formOf({ name: "Hut", ...at("11,68", "76,13") });
  wrongIn(sent, "/admin/here");
  expect(sent.get("coordinates.lat")).toBe("11,68");
});
