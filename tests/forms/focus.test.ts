import { DomUtils, parseDocument } from "htmlparser2";
import { beforeAll, expect, test } from "vitest";
import { addSubscriber } from "~/models/mail/subscribers/subscriber-admin.server";
import { db } from "~db/client.server";
import { newsletterSubscribers } from "~db/schema/subscribers";
import { addRows } from "../support/pictures/library";
import { createPost } from "../support/records/saved";
import { signedInOwner } from "../support/requests/owner";
import { visit } from "../support/requests/pages";

let cookie = "";
let post = "";
let picture = "";
let reader = "";

beforeAll(async () => {
  cookie = await signedInOwner();
  post = createPost({ title: "A letter" }).id;
  picture = addRows({ alt: "A lake" })[0] ?? "";
  addSubscriber({ email: "asha@example.com", cadence: "weekly", consent: "Asked me" });
  reader = db.select().from(newsletterSubscribers).get()?.unsubscribeToken ?? "";
});

const long = "x".repeat(121);

type Bad = [path: () => string, fields: Record<string, string>, first: string, sender?: "visitor"];

const BAD: Bad[] = [
  [() => "/admin", { username: " ", password: "" }, "username", "visitor"],
  [() => "/admin", { username: "asha", password: "" }, "password", "visitor"],
  [() => "/about", { name: "A", email: "no", message: "" }, "email", "visitor"],
  [() => "/newsletter", { email: "no" }, "email", "visitor"],
  [
    () => `/subscription/${reader}`,
    { intent: "change", cadence: "weekly", pausedUntil: "no" },
    "pausedUntil",
    "visitor",
  ],
  [() => "/admin/home", { readRate: "101", journeyStartDate: "2025-13-45" }, "journeyStartDate"],
  [() => "/admin/here", { name: long, "coordinates.lat": "95" }, "name"],
  [() => "/admin/journey", { nextStop: long, currentLocation: "A" }, "nextStop"],
  [() => "/admin/posts/new", { title: "", publishedAt: "no", readingTime: "-1" }, "title"],
  [() => "/admin/posts/new", { title: "A", publishedAt: "no", readingTime: "-1" }, "publishedAt"],
  [() => "/admin/places/new", { name: "A", rating: "99", state: long }, "state"],
  [() => "/admin/pins/new", { name: "A", country: "", city: long }, "country"],
  [() => "/admin/gallery/new", { title: "A", location: long, youtubeUrl: "no" }, "location"],
  [() => `/admin/media/${picture}`, { alt: "x".repeat(301), title: long }, "alt"],
  [() => "/admin/newsletter", { intent: "save-settings", noticeAddress: "no" }, "noticeAddress"],
  [() => "/admin/newsletter", { intent: "save-settings", messageMonths: "-1" }, "messageMonths"],
  [() => "/admin/subscribers/new", { email: "no", cadence: "weekly" }, "email"],
  [
    () => "/admin/subscribers/import",
    { addresses: "", cadence: "weekly", consent: "Yes" },
    "addresses",
  ],
  [
    () => "/admin/subscribers/import",
    { addresses: "no", cadence: "weekly", consent: "Yes" },
    "addresses",
  ],
  [
    () => "/admin/subscribers/import",
    { addresses: "a@b.example", cadence: "weekly", consent: "" },
    "consent",
  ],
  [() => "/admin/media", { intent: "upload" }, "files"],
  [() => "/admin/media", { intent: "shift-clocks", selected: picture, minutes: "x" }, "minutes"],
  [() => "/admin/media", { intent: "set-place", selected: picture }, "place"],
  [() => `/admin/media/${picture}/replace`, {}, "replacement"],
  [() => `/admin/posts/${post}/previews`, { days: "0" }, "days"],
  [() => "/admin/messages/replies", { title: "", text: "" }, "title"],
  [() => "/admin/messages/questions", { question: "", answer: "" }, "question"],
];

/** The controls of a page in their order, with those attributes that matter to who goes on there. */
function controlsOf(html: string) {
  const elements = DomUtils.findAll(() => true, parseDocument(html).children);
  const ids = new Set(elements.map(({ attribs }) => attribs.id));
  return elements
    .filter(({ name }) => ["input", "select", "textarea"].includes(name))
    .map(({ attribs }) => ({
      name: attribs.name,
      isFocused: "autofocus" in attribs,
      isInvalid: attribs["aria-invalid"] === "true",
      isDescribed: (attribs["aria-describedby"] ?? "").split(" ").every((id) => ids.has(id)),
    }));
}

test.each(BAD)("%s with %j: the owner goes on at %s", async (path, fields, first, sender) => {
  const body = new URLSearchParams(fields);
  if (fields.selected !== undefined) body.set("selected", picture);
  const answer = await visit(path(), { body, ...(sender ? {} : { cookie }) });
  expect(answer.status).toBe(400);
  const controls = controlsOf(await answer.text());
  expect(controls.find(({ isInvalid }) => isInvalid)).toMatchObject({
    name: first,
    isFocused: true,
    isDescribed: true,
  });
  expect(controls.find(({ isFocused }) => isFocused)?.name).toBe(first);
});
