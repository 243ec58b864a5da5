import { describe, expect, test } from "vitest";
import { z } from "zod";
import { answerRead } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { readSparseFieldset } from "~/api/sparse-fieldsets.server";
import { readToast } from "~/forms/flash.server";
import { formFailure, parseForm, readForm } from "~/forms/form.server";
import { filterPosts } from "~/models/base/lists/list-filters";
import { readListQuery } from "~/models/base/lists/list-query";
import { newCollectionInput, newMediaInput } from "~/models/collections/collection";
import { newDestinationInput } from "~/models/destinations/destination";
import { contactInput } from "~/models/mail/messages/contact";
import { subscribeInput } from "~/models/mail/subscribers/subscriber-intake-input.server";
import { signInInput } from "~/models/owner/owner";
import { newPostInput } from "~/models/posts/post";
import { journeyInput } from "~/models/road/journey/journey";
import { newPinInput } from "~/models/road/pins/pin";
import { homeContentInput } from "~/models/texts/home-content";
import { getOwner } from "~/session.server";
import { ownPath } from "~/utils/http/own-path";
import { videoId } from "~/utils/links/video-id";
import { escapeXml } from "~/utils/markup/xml";
import { parseDay, parseInstant } from "~/utils/words/dates";
import { inOneLine, quoted } from "~/utils/words/quoted";
import { readingMinutes } from "~/utils/words/reading-time";
import { slugify } from "~/utils/words/slug";
import { timed } from "../support/measures/cpu-time";
import { expectLinear } from "../support/measures/growth";
import { badHtml } from "../support/records/hostile-html";

const ADDRESS = "http://127.0.0.1:3000/";
/** What a stranger may send at once. */
const MAX_BODY = 64_000;
const MAX_OWNER_BODY = 1_000_000;
/** A sixth of what an upload may have: a square that would take 1.3 s at 25 MB takes the 32 ms here that show it. */
const LARGE_UPLOAD = 4_000_000;
const MAX_HEADER = 16_000;

/** From a few bytes to the limit, in large steps: a square shows, and a busy machine does not. */
const sizesTo = (limit: number) => [10, limit / 16, limit];

const repeated =
  (piece: string, before = "", after = "") =>
  (size: number) =>
    before + piece.repeat(Math.ceil(size / piece.length)).slice(0, size) + after;

const schemas = {
  contactInput,
  subscribeInput,
  signInInput,
  homeContentInput,
  journeyInput,
  newPostInput,
  newDestinationInput,
  newPinInput,
  newCollectionInput,
} satisfies Record<string, z.ZodObject>;

const lists = Object.entries(schemas).flatMap(([name, schema]) =>
  Object.keys(schema.shape)
    .filter((field) => z.safeParse(schema.shape[field as never], ["/a"]).success)
    .map((field) => [name, field, schema as z.ZodObject] as const),
);

test("the list fields are known", () => {
  expect(lists.map(([, field]) => field)).toEqual(
    expect.arrayContaining(["tags", "highlights", "activities", "images", "relatedBlogPosts"]),
  );
});

function post(body: BodyInit, type?: string) {
  const headers = type ? { "Content-Type": type } : undefined;
  return new Request(ADDRESS, { method: "POST", body, headers });
}

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const PARTS = "multipart/form-data; boundary=x";
const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';

/** Reads a whole form as a route does, to the answer that shows it again. */
async function formAnswer(request: Request, schema: z.ZodObject) {
  const form = await readForm(request).catch(() => null);
  if (!form) return "";
  const result = parseForm(form, schema);
  return JSON.stringify(formFailure(result.submission).data);
}

async function jsonAnswer(request: Request, schema: z.ZodObject) {
  return readInput(request, schema).catch((refusal: Response) => refusal.text());
}

describe("a list's time grows like its length", () => {
  describe.each(lists)("%s.%s", (_name, field, schema) => {
    test.each([
      ["entries", "a,"],
      ["blanks", " ,"],
    ])("in a form, %s", async (_, piece) => {
      const make = (size: number) => {
        const form = new FormData();
        form.set(field, repeated(piece)(size));
        return form;
      };
      await expectLinear(make, (form) => parseForm(form, schema), sizesTo(MAX_BODY));
    });

    test.each(['"a",', "[],"])("in JSON, %s", async (piece) => {
      const make = (size: number) =>
        post(`{"${field}":[${piece.repeat(size / piece.length)}0]}`, JSON_TYPE);
      await expectLinear(make, (request) => jsonAnswer(request, schema), sizesTo(MAX_BODY - 100));
    });
  });
});

test.each([
  ["repeated", (count: number) => `title=a&${"tags=a,a,a,a&".repeat(count)}`],
  [
    "indexed",
    (count: number) =>
      `title=a&${Array.from({ length: count }, (_, n) => `tags[${n}]=a`).join("&")}`,
  ],
])("a list of %s fields is refused where it is too long", async (_, make) => {
  const form = await readForm(post(make(60), FORM));
  const { submission } = parseForm(form, newPostInput);
  expect(submission.reply().error).toEqual({ tags: ["Tags: at most 50 entries."] });
});

const senders = [
  ["a stranger's", MAX_BODY, MAX_BODY],
  ["the owner's", MAX_OWNER_BODY, LARGE_UPLOAD],
] as const;

describe.each(senders)("the time of %s form grows like its length", (_sender, limit, maxParts) => {
  test.each([
    "&",
    "a&",
    "a=1&",
    "=",
    "%",
    "%41",
    "+",
    "a[0]&",
    "a.",
    "[",
    "]",
    "tags[0][",
    "\0",
    "é",
    "name=a&",
    "tags=a&",
    "content=",
    "intent=",
    "coordinates.lat=1&",
  ])("%j", async (piece) => {
    const make = (size: number) => post(repeated(piece)(size), FORM);
    await expectLinear(make, (form) => formAnswer(form, newDestinationInput), sizesTo(limit));
  });

  test.each([
    ["parts", repeated(PART, "", "--x--\r\n")],
    ["a long value", repeated("a", PART.slice(0, -3), "\r\n--x--\r\n")],
    ["half boundaries", repeated("\r\n--", PART.slice(0, -3), "\r\n--x--\r\n")],
    [
      "a long name",
      repeated("a", '--x\r\nContent-Disposition: form-data; name="', '"\r\n\r\n1\r\n--x--\r\n'),
    ],
    ["many headers", repeated("A: b\r\n", "--x\r\n", "\r\n\r\n1\r\n--x--\r\n")],
    [
      "semicolons",
      repeated(";", "--x\r\nContent-Disposition: form-data", "\r\n\r\n1\r\n--x--\r\n"),
    ],
    ["nothing but dashes", repeated("-", "--x\r\n")],
    ["nothing but boundaries", repeated("--x\r\n")],
  ])("of %s", async (_, body) => {
    const make = (size: number) => post(body(size), PARTS);
    await expectLinear(make, (form) => formAnswer(form, contactInput), sizesTo(maxParts));
  });
});

describe.each(senders)("the time of %s JSON grows like its length", (_sender, limit) => {
  test.each([
    ["keys", (size: number) => `{${Array.from({ length: size / 11 }, (_, n) => `"k${n}":1`)}}`],
    [
      "numbered keys",
      (size: number) => `{${Array.from({ length: size / 12 }, (_, n) => `"${n}":1`)}}`,
    ],
    ["one key", repeated('"title":"a",', "{", '"a":1}')],
    ["arrays", (size: number) => `{"title":${"[".repeat(size / 2)}${"]".repeat(size / 2)}}`],
    [
      "objects",
      (size: number) => `{"coordinates":${'{"lat":'.repeat(size / 8)}1${"}".repeat(size / 8)}}`,
    ],
    ["an open array", repeated("[", '{"tags":')],
    ["a text", repeated("a", '{"content":"', '"}')],
    ["escapes", repeated("\\u0041", '{"content":"', '"}')],
    ["line ends", repeated("\\r\\n", '{"content":"', '"}')],
    ["blanks", repeated(" ", '{"title":"', '"}')],
    ["digits", repeated("9", '{"readingTime":', "}")],
    ["spaces", repeated(" ", "{", "}")],
    ["an address", repeated("a", '{"featuredImage":"http://', '"}')],
  ])("of %s", async (_, body) => {
    const make = (size: number) => post(body(size), JSON_TYPE);
    await expectLinear(make, (request) => jsonAnswer(request, newPostInput), sizesTo(limit - 50));
  });
});

test("a JSON body of 90,000 keys costs no more than reading it as JSON does", async () => {
  const keys = Array.from({ length: 90_000 }, (_, n) => `"k${n}":1`);
  const body = `{${keys.join()}}`;
  const refused = await quickest(() => jsonAnswer(post(body, JSON_TYPE), newPostInput));
  const alone = await quickest(async () => JSON.parse(await post(body, JSON_TYPE).text()));
  expect(refused).toBeLessThan(2.5 * alone);
});

async function quickest(run: () => Promise<unknown>) {
  const times: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    times.push(await timed(run));
  }
  return Math.min(...times);
}

describe("a header's time grows like its length", () => {
  test.each([";", "a=b;", "__session=", "__flash=a.b;", "=", ",", '"a",', "W/"])(
    "%j",
    async (piece) => {
      const read = async (value: string) => {
        const headers = { Cookie: value, "If-None-Match": value };
        const request = new Request(ADDRESS, { headers });
        await Promise.all([getOwner(request), readToast(request)]);
        answerRead({ request, audience: "public" }, []);
      };
      await expectLinear(repeated(piece), read, sizesTo(MAX_HEADER));
    },
  );
});

describe("a text's time grows like its length", () => {
  const listed = { title: "a", excerpt: "a", category: "food", tags: [], publishedAt: null };
  const parsers: Record<string, (text: string) => unknown> = {
    slugify,
    readingMinutes,
    escapeXml,
    videoId,
    parseDay,
    parseInstant,
    ownPath: (text) => ownPath(text, "/"),
    listQuery: (text) => {
      const params = new URLSearchParams(`q=${text}`);
      return filterPosts([listed], readListQuery(params, { categories: ["food"] }));
    },
    fields: (text) => {
      const url = new URL(`?${new URLSearchParams({ fields: text })}`, ADDRESS);
      try {
        return readSparseFieldset(url, ["id"]);
      } catch (refusal) {
        return refusal;
      }
    },
    everyField: (text) =>
      [...Object.values(schemas), newMediaInput].map((schema) =>
        schema.safeParse(Object.fromEntries(Object.keys(schema.shape).map((name) => [name, text]))),
      ),
  };
  const pieces = [
    "a",
    "-",
    " ",
    "\n",
    "/",
    "\\",
    "2025-",
    "9",
    ".",
    "@",
    "a@a.",
    "%",
    "é",
    "नमस्",
    "\ud800",
    ",",
    "#",
  ];
  const addresses = ["https://youtu.be/", "https://a.b/?v=", "//", "mailto:", "/media/"];

  test.each(Object.entries(parsers))(
    "%s",
    async (_, parse) => {
      for (const piece of [...pieces, ...addresses, ...badHtml.slice(0, 4)]) {
        await expectLinear(repeated(piece), parse, sizesTo(MAX_BODY));
      }
    },
    60_000,
  );
});

describe("a message's time grows like its length", () => {
  const pieces = ["with ", "with thanks ", "? ", "!\n", "\u2028", "Meera ", " ", "@", "hi\n", "क"];

  test.each(pieces)("in mails, %j", async (piece) => {
    const make = repeated(piece);
    const run = (message: string) => [quoted(message), inOneLine(message)];
    await expectLinear(make, run, sizesTo(MAX_BODY));
  });
});
