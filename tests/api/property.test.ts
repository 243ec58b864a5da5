import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { describeApi } from "~/api/description/document.server";
import { createCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import { createDestination } from "~/models/destinations/destination.server";
import { updateJourney } from "~/models/road/journey/journey.server";
import { createPin } from "~/models/road/pins/pin.server";
import { db } from "~db/client.server";
import { dumpDatabase } from "../support/records/database";
import { createPost } from "../support/records/saved";
import { api, describedCalls } from "../support/requests/api";
import { signedInOwner } from "../support/requests/owner";
import { fc } from "../support/runner/property";

vi.setConfig({ testTimeout: 60_000 });
// Nothing here cuts the power, and waiting for the disk is most of a write.
db.run(sql`pragma synchronous = off`);
const cookie = await signedInOwner();
updateJourney({});
const collection = createCollection({ title: "Trains" });
const medium = addMedia({ collectionId: collection.id, type: "photo", url: "/media/a.webp" });
const place = createDestination({ name: "Hampi" });

/** A record for every path that names one. */
const targets: Record<string, string> = {
  "/api/travel-pins/{id}": createPin({ name: "Hampi", country: "India" }).id,
  "/api/blog-posts/{slugOrId}": createPost({ title: "Rain" }).id,
  "/api/destinations/{slugOrId}": place.ok ? place.item.id : "",
  "/api/gallery/{id}": collection.id,
  "/api/gallery/media/{id}": medium.ok ? medium.item.id : "",
};

const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    " ",
    "\0",
    "\ud800",
    "null",
    "2025-13-01",
    "2025-02-30T10:00",
    "javascript:alert(1)",
    "//evil.test/a",
    "https://example.com/a",
    "/media/a.webp",
    "a@example.com",
    "a@b.co\r\nBcc: c@d.ee",
    "https://youtu.be/dQw4w9WgXcQ",
    "#f97316",
    "x".repeat(400),
    "' OR 1=1--",
    "__proto__",
  ),
);
const oddNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -1, 5, 91, 1e308, 2 ** 53),
);
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.boolean(),
  fc.constant(null),
  fc.array(oddText, { maxLength: 4 }),
  fc.record({ lat: oddNumber, lng: oddNumber }, { requiredKeys: [] }),
  fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue(), { maxKeys: 3 }),
);

type Property = { type?: string; enum?: string[]; anyOf?: Property[]; maximum?: number };

/** Values that the description allows, more often than not. */
function valueFor(property: Property): fc.Arbitrary<unknown> {
  const variants = property.anyOf ?? [property];
  const known = variants.flatMap((variant): fc.Arbitrary<unknown>[] => {
    if (variant.enum) return [fc.constantFrom(...variant.enum)];
    if (variant.type === "string") return [oddText];
    if (variant.type === "integer") return [fc.integer({ min: 0, max: variant.maximum ?? 100 })];
    if (variant.type === "boolean") return [fc.boolean()];
    if (variant.type === "array") return [fc.array(oddText, { maxLength: 4 })];
    return [fc.constant(null)];
  });
  return fc.oneof({ weight: 3, arbitrary: fc.oneof(...known) }, { weight: 1, arbitrary: oddValue });
}

const schemas = describeApi().components.schemas;

function bodyOf(name: string) {
  const { properties = {} } = schemas[name] as { properties?: Record<string, Property> };
  const fields = Object.entries(properties).map(([field, property]) => [field, valueFor(property)]);
  const whole = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const strangers = fc.constantFrom(
    {},
    { id: "x", isRead: true, createdAt: 0, slug: "x", password: "x" },
  );
  return fc.tuple(whole, strangers).map(([body, stranger]) => ({ ...stranger, ...body }));
}

const writes = describedCalls.filter(({ call }) => call.requestBody?.content["application/json"]);

test.each(writes)(
  "$method $path: any body gives success or an error that changes nothing",
  async (write) => {
    const { method, path, call } = write;
    const name = call.requestBody?.content["application/json"].schema.$ref?.split("/").at(-1) ?? "";
    const url = path.replace(/\{\w+\}/, targets[path] ?? "none");
    let visitor = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 4, arbitrary: bodyOf(name) }, { weight: 1, arbitrary: fc.jsonValue() }),
        async (json) => {
          const before = dumpDatabase(["attempts"]);
          visitor++;
          const sent = { json, cookie, address: `2001:db8::${visitor.toString(16)}` };
          // Answers that the description does not list, and errors without the one shape, fail in `api`.
          const { status } = await api(method, url, sent);
          expect(status).toBeLessThan(500);
          if (status >= 400) expect(dumpDatabase(["attempts"])).toBe(before);
        },
      ),
      { numRuns: 30, seed: 7 },
    );
  },
);

test.each(writes)(
  "$method $path: any bytes are refused and change nothing",
  async ({ method, path }) => {
    const url = path.replace(/\{\w+\}/, targets[path] ?? "none");
    const before = dumpDatabase(["attempts"]);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 60 }), async (bytes) => {
        const headers = { "Content-Type": "application/json" };
        const { status } = await api(method, url, { body: new Uint8Array(bytes), headers, cookie });
        expect([400, 413, 415]).toContain(status);
      }),
      { numRuns: 8, seed: 7 },
    );
    expect(dumpDatabase(["attempts"])).toBe(before);
  },
);
