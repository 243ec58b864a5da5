import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { formFailure, parseForm, readForm } from "~/forms/form.server";
import { newDestinationInput } from "~/models/destinations/destination";
import { newPostInput } from "~/models/posts/post";
import { action as signInAction } from "~/routes/admin/dashboard";

function post(body: BodyInit, headers?: HeadersInit) {
  return new Request("http://localhost/", { method: "POST", body, headers });
}

const form = (fields: Record<string, string> | [string, string][]) => new URLSearchParams(fields);

async function refusalOf(request: Request) {
  const thrown = await readForm(request).then(
    () => null,
    (error) => error,
  );
  return thrown?.status;
}

test("an empty first line stays in a text area when its form comes back", async () => {
  const entered = await readForm(post(form({ excerpt: "\r\n\r\nBelow" })));
  const result = parseForm(entered, newPostInput);
  expect(result.ok).toBe(false);
  const { initialValue } = result.submission.reply();
  const excerpt = String(initialValue?.excerpt);
  expect(renderToStaticMarkup(createElement("textarea", { defaultValue: excerpt }))).toBe(
    "<textarea>\n\n\nBelow</textarea>",
  );
});

describe("reading a form", () => {
  test.each([
    ["tags[99999999]"],
    ["a[0][0][0][0][0]"],
    ["__proto__"],
    ["a.__proto__.b"],
    ["constructor.prototype"],
    ["x".repeat(101)],
    ["__intent__"],
    ["__state__"],
  ])("refuses the key %s", async (key) => {
    // Were the array built, the process would stall or die here, and the test run out of its time.
    expect(await refusalOf(post(form({ [key]: "1" })))).toBe(400);
  });

  test("refuses too many fields and what is no form", async () => {
    const many = Array.from({ length: 3_001 }, (_, n): [string, string] => [`f${n}`, "1"]);
    expect(await refusalOf(post(form(many)))).toBe(400);
    expect(await refusalOf(post("{}", { "Content-Type": "application/json" }))).toBe(400);
    const torn = { "Content-Type": "multipart/form-data; boundary=x" };
    expect(await refusalOf(post("--x\r\ntorn", torn))).toBe(400);
  });

  test("takes an ordinary one", async () => {
    const read = await readForm(post(form({ name: "A", "coordinates.lat": "1", "tags[3]": "x" })));
    expect([...read.keys()]).toHaveLength(3);
  });
});

async function parsed(fields: Record<string, string> | [string, string][]) {
  return parseForm(await readForm(post(form(fields))), newDestinationInput);
}

describe("parsing a form", () => {
  test("splits lists at commas and drops what is empty", async () => {
    const result = await parsed({
      name: "Hampi",
      highlights: "Boulders, ,  Coracles ,",
      activities: "",
    });
    expect(result).toMatchObject({
      ok: true,
      value: { highlights: ["Boulders", "Coracles"], activities: null },
    });
  });

  test("takes a field that is empty or absent as cleared", async () => {
    const result = await parsed({ name: "Hampi", state: "", isFeatured: "on" });
    expect(result).toMatchObject({
      value: { name: "Hampi", state: null, isFeatured: true, isVisible: false, rating: null },
    });
  });

  test("reads numbers, and an empty position as none", async () => {
    const full = { name: "A", "coordinates.lat": "15.3", "coordinates.lng": "76.4", rating: "47" };
    expect(await parsed(full)).toMatchObject({
      value: { coordinates: { lat: 15.3, lng: 76.4 }, rating: 47 },
    });
    const pair = { ...full, "coordinates.lat": "−15,3; 76,4", "coordinates.lng": "" };
    expect(await parsed(pair)).toMatchObject({ value: { coordinates: { lat: -15.3, lng: 76.4 } } });
    const empty = { name: "A", "coordinates.lat": "", "coordinates.lng": "" };
    expect(await parsed(empty)).toMatchObject({ ok: true, value: { coordinates: null } });
  });

  test("gives everything typed back with the errors", async () => {
    const request = post(form({ title: "", excerpt: "Typed with care", readingTime: "soon" }));
    const result = parseForm(await readForm(request), newPostInput);
    if (result.ok) throw new Error("It should be refused.");
    const { data, init } = formFailure(result.submission);
    expect(init?.status).toBe(400);
    expect(data.result.initialValue).toMatchObject({
      excerpt: "Typed with care",
      readingTime: "soon",
    });
    expect(data.result.error).toMatchObject({
      title: ["Title is required"],
      readingTime: [expect.any(String)],
    });
  });

  test("errors of a verb stand beside their fields", async () => {
    const request = post(form({ title: "A" }));
    const result = parseForm(await readForm(request), newPostInput);
    const failure = formFailure(result.submission, { title: ["Taken."], "": ["Not saved."] });
    expect(failure.data.result.error).toEqual({ title: ["Taken."], "": ["Not saved."] });
  });
});

describe("a line break", () => {
  test.each([
    [500, true],
    [501, false],
  ])("counts once, as a browser sends it: %d characters", async (length, ok) => {
    const excerpt = `a${"\r\n".repeat(200)}${"a".repeat(length - 201)}`;
    const result = parseForm(await readForm(post(form({ title: "A", excerpt }))), newPostInput);
    expect(result.ok).toBe(ok);
    if (result.ok) expect(result.value.excerpt).toHaveLength(500);
  });
});

describe("what comes back with the errors", () => {
  async function echoOf(fields: Record<string, string> | [string, string][]) {
    const result = parseForm(await readForm(post(form(fields))), newPostInput);
    expect(result.ok).toBe(false);
    return formFailure(result.submission).data.result;
  }

  test("is a text somewhat too long, whole", async () => {
    const content = "a".repeat(260_000);
    const { initialValue, error } = await echoOf({ title: "A", content });
    expect(initialValue?.content).toBe(content);
    expect(error).toEqual({ content: [expect.stringMatching(/too long/)] });
  });

  test.each(["title", "content", "category", "tags", "readingTime", "publishedAt"])(
    "is never a %s of megabytes",
    async (name) => {
      const { initialValue, error } = await echoOf({ title: "A", [name]: "0".repeat(5_000_000) });
      expect(error?.[name]).not.toHaveLength(0);
      expect(Object.keys(error ?? {})).toContain(name);
      expect(JSON.stringify(initialValue).length).toBeLessThan(810_000);
    },
  );

  test("is no field that the form does not have, and no more than two of one", async () => {
    const fields: [string, string][] = [
      ["title", ""],
      ["other", "x"],
      ["other.lat", "x"],
    ];
    const many = Array.from({ length: 300 }, (): [string, string] => ["excerpt", "x"]);
    const { initialValue } = await echoOf([...fields, ...many]);
    expect(initialValue).toEqual({ excerpt: ["x", "x"] });
  });

  test("are no more entries of a list than say that there are too many", async () => {
    const { initialValue, error } = await echoOf({ title: "A", tags: "a,".repeat(500_000) });
    expect(initialValue?.tags).toHaveLength(200);
    expect(error).toEqual({ tags: ["Tags: at most 50 entries."] });
  });
});

describe("a sign-in", () => {
  test.each([["username"], ["password"]])("is refused with a %s that nobody has", async (name) => {
    const long = { username: "asha", password: "x", [name]: "x".repeat(500_000) };
    const request = post(form(long));
    const answer = await signInAction({ request, params: {}, context: {} });
    if (!("data" in answer)) throw new Error("It should be refused.");
    expect(answer.init?.status).toBe(400);
    expect(answer.data).toMatchObject({ errors: { [name]: [expect.stringMatching(/too long/)] } });
    expect(JSON.stringify(answer.data).length).toBeLessThan(500);
  });

  test("with blank fields says so beside each, and counts as no guess", async () => {
    for (let number = 0; number < 12; number++) {
      const request = post(form({ username: " ", password: "" }));
      const answer = await signInAction({ request, params: {}, context: {} });
      expect(answer).toMatchObject({
        init: { status: 400 },
        data: {
          errors: { username: ["Username is required"], password: ["Password is required"] },
        },
      });
    }
  });
});
