import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { beforeAll, expect, test } from "vitest";
import { createPost } from "~/models/posts/post.server";
import { importFrom } from "~/portable/transfer/import/import.server";
import { loader } from "~/routes/admin/backups/export-zip";
import type { Pieces } from "~/utils/async/stream-body";
import { env } from "~/utils/env.server";
import { drawn } from "../../support/pictures/picture-fixtures";
import { addPicture } from "../../support/pictures/pictures";
import { exported, forgetEverything } from "../../support/records/transfer";
import { signedInOwner } from "../../support/requests/owner";

let cookie: string;

beforeAll(async () => {
  const photograph = await addPicture(await drawn(40, 30).jpeg().toBuffer(), {
    fileName: "चाय.jpg",
  });
  createPost({ title: "Tea", content: `<img src="${photograph}">`, featuredImage: photograph });
  cookie = await signedInOwner();
});

function ask(headers: HeadersInit, context: AppLoadContext = {}) {
  const request = new Request("http://127.0.0.1:3000/admin/backups/export.zip", { headers });
  return loader({ request, params: {}, context } as never);
}

test("'Download everything' is the owner's alone", async () => {
  const answer: unknown = await ask({}).catch((thrown: unknown) => thrown);
  expect((answer as Response).status).toBe(303);
  expect((answer as Response).headers.get("Location")).toContain("/admin");
});

test("it is named after the site and the day, and stored nowhere", async () => {
  const { headers, body } = await ask({ Cookie: cookie });
  await body?.cancel();
  expect(headers.get("Content-Type")).toBe("application/zip");
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(headers.get("Content-Disposition")).toMatch(
    /filename="Kashmir to Kanyakumari \d{4}-\d\d-\d\d\.zip"/,
  );
});

test("no memory holds all of it: the server makes it while it sends it", async () => {
  const given: Pieces[] = [];
  const answerInPieces = (pieces: Pieces) => given.push(pieces);
  const { body } = await ask({ Cookie: cookie }, { answerInPieces });
  expect(body).toBeNull();
  const [pieces] = given as [Pieces];
  const parts: Uint8Array[] = [];
  for await (const part of pieces()) parts.push(Buffer.from(part));
  expect(Buffer.concat(parts).subarray(0, 2).toString()).toBe("PK");
});

test("it is the same each time, and comes back as what it was", async () => {
  const [once, again] = await Promise.all(
    [1, 2].map(async () => Buffer.from(await (await ask({ Cookie: cookie })).arrayBuffer())),
  );
  expect(once?.equals(again ?? Buffer.alloc(0))).toBe(true);
  const before = await exported(false);
  const file = join(env.DATA_DIR, "everything.zip");
  writeFileSync(file, once ?? "");
  forgetEverything();
  await importFrom(file);
  expect([...(await exported(false))]).toEqual([...before]);
});
