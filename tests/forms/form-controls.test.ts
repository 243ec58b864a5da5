import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { ELAPSED_FIELD } from "~/forms/elapsed-time";
import { FORM_CLOCK } from "~/forms/form-clock";
import { HONEYPOT_FIELD } from "~/forms/honeypot";
import { version } from "~/models/base/records/value-schemas";
import { newCollectionInput, newMediaInput } from "~/models/collections/collection";
import { pictureInput } from "~/models/collections/library/picture-input";
import { newDestinationInput } from "~/models/destinations/destination";
import { contactInput } from "~/models/mail/messages/contact";
import { savedReplyInput } from "~/models/mail/messages/saved-reply";
import { newsletterSettingsInput } from "~/models/mail/newsletter-settings";
import { addSubscriber } from "~/models/mail/subscribers/subscriber-admin.server";
import { CSV_FIELD } from "~/models/mail/subscribers/subscriber-intake";
import {
  importInput,
  newSubscriberInput,
  subscribeInput,
} from "~/models/mail/subscribers/subscriber-intake-input.server";
import { subscriptionInput } from "~/models/mail/subscribers/subscription-input";
import { newIssueInput } from "~/models/newsletter/issue";
import { nameChange, passwordChange, signInInput } from "~/models/owner/owner";
import { newPostInput } from "~/models/posts/post";
import { checkInInput } from "~/models/road/journey/check-in";
import { journeyInput } from "~/models/road/journey/journey";
import { newMomentInput } from "~/models/road/moments/moment";
import { newPinInput } from "~/models/road/pins/pin";
import { questionInput } from "~/models/texts/content/question-input";
import { homeContentInput } from "~/models/texts/home-content";
import { newPageInput, pageForm } from "~/models/texts/pages/page-members";
import { sitePages } from "~/models/texts/pages/site-pages";
import { innermost } from "~/utils/schema-parts";
import { mediaTypes } from "~/vocabulary";
import { db } from "~db/client.server";
import { newsletterIssues } from "~db/schema/newsletter";
import { newsletterSubscribers } from "~db/schema/subscribers";
import { addRows } from "../support/pictures/library";
import {
  COLLECTION,
  destinationWith,
  HOME_CONTENT,
  JOURNEY,
  MOMENT,
  mediumIn,
  PIN,
  postWith,
} from "../support/records/full-records";
import { api } from "../support/requests/api";
import { type Control, entriesOf, formsIn } from "../support/requests/html-forms";
import { signedInOwner } from "../support/requests/owner";
import { visit } from "../support/requests/pages";

/** A form always sends all of its fields: one of the schema's that it lacks is wiped by every save. */

/** What a form says of its draft, for none that it does not know to be ended by it. */
const DRAFT_FIELDS = ["draftId", "draftVersion"];

type Stored = { id: string; slug?: string; version: number };

let cookie = "";
let gallery = "";
let post = "";

beforeAll(async () => {
  cookie = await signedInOwner();
  gallery = (await make("/api/gallery", COLLECTION)).id;
  post = (await make("/api/blog-posts", { title: "Related" })).id;
});

async function make(path: string, json: object): Promise<Stored> {
  const { status, body } = await api("POST", path, { json, cookie });
  expect(body).toMatchObject({ id: expect.any(String) });
  expect(status).toBe(201);
  return body;
}

async function read(path: string): Promise<Stored> {
  const { status, body } = await api("GET", path, { cookie });
  expect(status).toBe(200);
  return body;
}

/** The form at a path that has a control of this name; every page has others as well. */
async function formAt(path: string, name: string, sender = cookie) {
  const answer = await visit(path, { cookie: sender });
  expect(answer.status).toBe(200);
  const forms = formsIn(await answer.text());
  const form = forms.find((controls) => controls.some((control) => control.name === name));
  if (!form) throw new Error(`${path} has no form with ${name}`);
  return form;
}

/** The names that a form's controls have for a schema's fields. */
function namesIn(schema: z.ZodObject, prefix = ""): string[] {
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    const inner = innermost(field);
    const name = prefix + key;
    return inner instanceof z.ZodObject ? namesIn(inner, `${name}.`) : name;
  });
}

/** The fields for the files of a schema's pictures: wherever an address can be typed, a picture can be put. */
function filesFor(schema: z.ZodObject) {
  const lists = ["images", "content", "detailedDescription"];
  return namesIn(schema).flatMap((name) => {
    if (lists.includes(name)) return `${name}Files`;
    return /Image$|^(thumbnailUrl|picture)$/.test(name) ? `${name}File` : [];
  });
}

function expectControls(
  form: Control[],
  schema: z.ZodObject,
  besides: string[] = [],
  files = filesFor(schema),
) {
  const named = (isFile: boolean) => [
    ...new Set(
      form
        .filter((control) => control.isFile === isFile && control.name !== FORM_CLOCK)
        .map(({ name }) => name),
    ),
  ];
  expect(named(false).sort()).toEqual([...namesIn(schema), ...besides].sort());
  expect(named(true).sort()).toEqual(files.sort());
  // The first error of the schema's is where the owner goes on: it is to be the page's first as well.
  const shown = form.filter(({ isHidden }) => !isHidden).map(({ name }) => name);
  const ordered = namesIn(schema).filter((one) => shown.includes(one));
  expect([...new Set(shown)].filter((one) => ordered.includes(one))).toEqual(ordered);
}

/** A form is sent as it stands; what the record holds must be what it held, but for the marks of a save. */
async function expectUnchangedBySaving(page: string, name: string, record: string) {
  const before = await read(record);
  const body = new URLSearchParams(entriesOf(await formAt(page, name)).map((entry) => [...entry]));
  const answer = await visit(page, { cookie, body });
  expect(answer.status, await answer.text()).toBeLessThan(400);
  const after = await read(record);
  expect(after).toEqual({ ...before, ...marksOf(after) });
  expect(after.version).toBe(before.version + 1);
}

/** What the controls show, but for the marks of the save; 0, 0 and nothing are both no position. */
function valuesOf(form: Control[]) {
  const own = ["version", "formId", FORM_CLOCK, ...DRAFT_FIELDS];
  const shown = entriesOf(form).filter(([name]) => !own.includes(name));
  return Object.fromEntries(
    shown.map(([name, value]) => [
      name,
      name.startsWith("coordinates.") && value === "0" ? "" : value,
    ]),
  );
}

function marksOf(record: object) {
  const marks = Object.entries(record).filter(([key]) =>
    ["version", "updatedAt", "lastUpdated"].includes(key),
  );
  return Object.fromEntries(marks);
}

const kinds = {
  post: {
    schema: newPostInput,
    name: "title",
    page: "/admin/posts",
    create: "/api/blog-posts",
    record: (id: string) => `/api/blog-posts/by-id/${id}`,
    full: () => postWith(post),
    least: { title: "A letter" },
  },
  place: {
    schema: newDestinationInput,
    name: "name",
    page: "/admin/places",
    create: "/api/destinations",
    record: (_id: string, slug = "") => `/api/destinations/${slug}`,
    full: () => destinationWith(gallery, post),
    least: { name: "A place" },
  },
  pin: {
    schema: newPinInput,
    name: "name",
    page: "/admin/pins",
    create: "/api/travel-pins",
    record: (id: string) => `/api/travel-pins/${id}`,
    full: () => PIN,
    least: { name: "A pin", country: "India" },
  },
  moment: {
    schema: newMomentInput,
    name: "text",
    page: "/admin/moments",
    create: "/api/moments",
    record: (id: string) => `/api/moments/${id}`,
    full: () => MOMENT,
    least: { text: "A moment", happenedAt: "2025-10-02T18:35" },
  },
  collection: {
    schema: newCollectionInput,
    name: "title",
    page: "/admin/gallery",
    create: "/api/gallery",
    record: (id: string) => `/api/gallery/${id}`,
    full: () => COLLECTION,
    least: { title: "A collection" },
    // The photos of a new one.
    files: ["files"],
  },
};

describe.each(Object.entries(kinds))("the form of a %s", (_, kind) => {
  const { schema, name, page, create, record, least } = kind;

  test("has a control for each field of a new one, and no other", async () => {
    const form = await formAt(`${page}/new`, name);
    const files = [...filesFor(schema), ...("files" in kind ? kind.files : [])];
    expectControls(form, schema, ["formId", ...DRAFT_FIELDS], files);
  });

  test("has them for one that is there", async () => {
    const { id } = await make(create, least);
    const form = await formAt(`${page}/${id}`, name);
    expectControls(form, schema.extend({ version }), DRAFT_FIELDS);
  });

  test("sent as it came changes nothing", async () => {
    const { id, slug } = await make(create, kind.full());
    await expectUnchangedBySaving(`${page}/${id}`, name, record(id, slug));
  });

  test("starts with what one holds of which only the least was said", async () => {
    const { id } = await make(create, least);
    const start = valuesOf(await formAt(`${page}/new`, name));
    const made = valuesOf(await formAt(`${page}/${id}`, name));
    expect({ ...start, ...least }).toEqual(made);
  });
});

describe.each(mediaTypes)("the form of a medium of the kind %s", (type) => {
  const { collectionId: _inPath, ...shape } = newMediaInput.shape;
  let path = "";
  beforeAll(async () => {
    path = `/admin/gallery/${(await make("/api/gallery", { title: "Holds one" })).id}/media`;
  });

  /** A photo alone is a file; every kind has a thumbnail, in sight or not. */
  const filesOf = (name: string, of = "photo") =>
    of === "photo" ? [name, "thumbnailUrlFile"] : ["thumbnailUrlFile"];

  test("has a control for each field of a new one, and no other", async () => {
    expectControls(await formAt(path, "url"), z.object(shape), ["formId"], filesOf("files"));
  });

  test("has them for one that is there, and sent as it came changes nothing", async () => {
    const collectionId = path.split("/")[3] ?? "";
    const { id } = await make("/api/gallery/media", mediumIn(collectionId, type));
    const schema = z.object({ ...shape, version });
    expectControls(await formAt(`${path}/${id}`, "url"), schema, [], filesOf("urlFile", type));
    await expectUnchangedBySaving(`${path}/${id}`, "url", `/api/gallery/media/${id}`);
  });
});

describe.each([
  [
    "home page",
    homeContentInput,
    "heroTitle",
    "/admin/home",
    "/api/home-content",
    HOME_CONTENT,
    DRAFT_FIELDS,
  ],
  [
    "journey",
    journeyInput.extend({ version }),
    "nextStop",
    "/admin/journey",
    "/api/journey",
    JOURNEY,
    [],
  ],
])("the form of the %s", (_, schema, name, page, record, full, besides) => {
  test("has a control for each field, and sent as it came changes nothing", async () => {
    expectControls(await formAt(page, name), schema, besides);
    const { status } = await api("PUT", record, { json: full, cookie });
    expect(status).toBe(200);
    await expectUnchangedBySaving(page, name, record);
  });
});

test("the form of a picture has a control for each field, and sent as it came changes nothing", async () => {
  const [id = ""] = addRows({ alt: "A lake", title: "Dal", focusX: 20, focusY: 70 });
  const json = { takenAt: "2025-08-14T04:00:12.000Z", coordinates: { lat: 34.1, lng: 74.9 } };
  await api("PUT", `/api/media/${id}`, { json, cookie });
  expectControls(await formAt(`/admin/media/${id}`, "alt"), pictureInput);
  await expectUnchangedBySaving(`/admin/media/${id}`, "alt", `/api/media/${id}`);
});

test("the form of an issue has a control for each field, and sent as it came changes nothing", async () => {
  const texts = { subject: "Tea", preheader: "Two", content: "<p>Slowly.</p>" };
  const issue = db
    .insert(newsletterIssues)
    .values({ kind: "weekly", ...texts })
    .returning()
    .get();
  const page = `/admin/newsletter/${issue.id}`;
  const form = await formAt(page, "subject");
  expectControls(form, newIssueInput.extend({ version }), DRAFT_FIELDS);
  const body = new URLSearchParams(entriesOf(form).map((entry) => [...entry]));
  expect((await visit(page, { cookie, body })).status).toBe(303);
  expect(db.select().from(newsletterIssues).get()).toMatchObject({ ...texts, version: 2 });
});

function filesOfPage(page: string) {
  return ["contentFiles", ...(page === "about" ? ["portraitFile", "pictureFile"] : [])];
}

test("the other forms have a control for each field as well", async () => {
  expectControls(await formAt("/admin/here", "place"), checkInInput);
  expectControls(await formAt("/admin/newsletter", "noticeAddress"), newsletterSettingsInput);
  expectControls(await formAt("/admin", "username", ""), signInInput, ["redirectTo"]);
  for (const page of sitePages) {
    const form = await formAt(`/admin/pages/${page}`, "title");
    expectControls(form, pageForm(page), DRAFT_FIELDS, filesOfPage(page));
  }
  const fields = [...DRAFT_FIELDS, "formId"];
  expectControls(await formAt("/admin/pages/new", "title"), newPageInput, fields);
  expectControls(await formAt("/admin/account", "name"), nameChange);
  expectControls(await formAt("/admin/account", "newPassword"), passwordChange);
  expectControls(
    await formAt(`/admin/posts/${post}/previews`, "days"),
    z.object({ days: z.int() }),
  );
  expectControls(await formAt("/admin/messages/replies", "title"), savedReplyInput, ["formId"]);
  expectControls(await formAt("/admin/messages/questions", "question"), questionInput, ["formId"]);
  expectControls(await formAt("/admin/subscribers/new", "consent"), newSubscriberInput);
  const { skipsBad: _offeredWithBadLines, ...brought } = importInput.shape;
  const file = [CSV_FIELD];
  expectControls(await formAt("/admin/subscribers/import", "consent"), z.object(brought), [], file);
  addSubscriber({ email: "asha@example.com", cadence: "weekly", consent: "Asked me" });
  const { id, unsubscribeToken } = db.select().from(newsletterSubscribers).get() ?? {};
  for (const path of [`/admin/subscribers/${id}`, `/subscription/${unsubscribeToken}`]) {
    expectControls(await formAt(path, "pausedUntil"), subscriptionInput);
  }
  const unseen = [HONEYPOT_FIELD, ELAPSED_FIELD];
  expectControls(await formAt("/newsletter", "email"), subscribeInput, ["returnTo", ...unseen]);
  expectControls(await formAt("/about", "message"), contactInput, unseen);
});

test("no form is left out here", () => {
  const sources = import.meta.glob<string>("../../app/routes/**/*.tsx", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const reading = Object.entries(sources).filter(([, code]) =>
    /parseForm|(signIn|visitor|entry|post|destination|pin|moment|collection|[pP]age)Action\b/.test(
      code,
    ),
  );
  expect(reading.map(([file]) => file.replace("../../app/routes/", "")).sort()).toEqual([
    "admin/collections/edit.tsx",
    "admin/collections/media.tsx",
    "admin/collections/medium.tsx",
    "admin/collections/new.tsx",
    "admin/dashboard.tsx",
    "admin/destinations/edit.tsx",
    "admin/destinations/new.tsx",
    "admin/here.tsx",
    "admin/home.tsx",
    "admin/journey.tsx",
    "admin/media/edit.tsx",
    "admin/messages/message.tsx",
    "admin/messages/questions.tsx",
    "admin/messages/replies.tsx",
    "admin/moments/edit.tsx",
    "admin/moments/new.tsx",
    "admin/newsletter/edit.tsx",
    "admin/pages/edit.tsx",
    "admin/pages/new.tsx",
    "admin/pins/edit.tsx",
    "admin/pins/new.tsx",
    "admin/posts/edit.tsx",
    "admin/posts/new.tsx",
    "admin/posts/previews.tsx",
    "admin/subscribers/edit.tsx",
    "admin/subscribers/new.tsx",
    "site/about.tsx",
    "site/newsletter/confirm-subscription.tsx",
    "site/newsletter/newsletter.tsx",
    "site/newsletter/subscription.tsx",
  ]);
});
