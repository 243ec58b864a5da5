import fs, { createWriteStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { reasonIn } from "~/device/queue/upload";
import type { RouteRequest } from "../../server/pages/remix-handler";
import { PATIENCE } from "../support/runner/patience";
import { OWNERS, page, startSite } from "./site";

vi.mock("../../server/log-writer");
vi.mock("node:fs", async (load) => {
  const original = await load<typeof import("node:fs")>();
  return { ...original, createWriteStream: vi.fn(original.createWriteStream) };
});
vi.mock("node:fs/promises", async (load) => {
  const original = await load<typeof import("node:fs/promises")>();
  return { ...original, statfs: vi.fn(original.statfs) };
});

type Part = { name: string; fileName?: string; content: string | Buffer };

/** A `multipart/form-data` body. */
function parts(...list: Part[]) {
  const pieces = list.flatMap(({ name, fileName, content }) => [
    `--b\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? "" : `; filename="${fileName}"`}\r\n\r\n`,
    content,
    "\r\n",
  ]);
  return Buffer.concat([...pieces, "--b--\r\n"].map((piece) => Buffer.from(piece)));
}

const FORM = { "content-type": "multipart/form-data; boundary=b", ...OWNERS };

/** A site whose route reads the files that it is given. */
async function siteThatReads(answer = page()) {
  const read: { field: string; name: string; text: string | null }[] = [];
  const site = await startSite((request) => {
    for (const { field, name, path } of request.context.files ?? []) {
      read.push({ field, name, text: path && readFileSync(path, "utf8") });
    }
    return answer;
  });
  const folder = join(site.dataFolder, "media", "uploads");
  const left = () => (existsSync(folder) ? readdirSync(folder) : []);
  const post = (path: string, body: Buffer, headers: Record<string, string> = FORM) =>
    site.ask(path, {
      method: "POST",
      body,
      headers: { ...headers, "content-length": `${body.length}` },
    });
  return { ...site, read, left, post };
}

describe("the owner's form with files", () => {
  test("comes as a form without files; they lie on the disk until it is answered", async () => {
    const site = await siteThatReads();
    const body = parts(
      { name: "title", content: "Dal & dusk" },
      { name: "featuredImageFile", fileName: "a.jpg", content: "first" },
      { name: "imagesFiles", fileName: "b.jpg", content: "second" },
      { name: "imagesFiles", fileName: "", content: "" },
    );
    expect((await site.post("/admin/posts/new", body)).status).toBe(200);
    expect(site.calls[0]?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(site.calls[0]?.body?.toString()).toBe("title=Dal+%26+dusk");
    expect(site.read).toEqual([
      { field: "featuredImageFile", name: "a.jpg", text: "first" },
      { field: "imagesFiles", name: "b.jpg", text: "second" },
    ]);
    await vi.waitFor(() => expect(site.left()).toEqual([]), PATIENCE);
  });

  test("of which one is too large still brings the others", async () => {
    const site = await siteThatReads();
    const body = parts(
      { name: "files", fileName: "huge.jpg", content: Buffer.alloc(40_000_001) },
      { name: "files", fileName: "small.jpg", content: "small" },
    );
    expect((await site.post("/admin/gallery/x/media", body)).status).toBe(200);
    expect(site.read).toEqual([
      { field: "files", name: "huge.jpg", text: null },
      { field: "files", name: "small.jpg", text: "small" },
    ]);
    await vi.waitFor(() => expect(site.left()).toEqual([]), PATIENCE);
  });

  test.each([
    [
      "more files than 200",
      parts(
        ...Array.from({ length: 201 }, (_, at) => ({
          name: "files",
          fileName: `${at}.jpg`,
          content: "x",
        })),
      ),
      413,
    ],
    [
      "more text than 1 MB",
      parts(
        { name: "a", content: "x".repeat(600_000) },
        { name: "b", content: "x".repeat(600_000) },
      ),
      413,
    ],
    [
      "parts that end too soon",
      parts({ name: "files", fileName: "a.jpg", content: "x" }).subarray(0, -9),
      400,
    ],
  ])("is refused with %s, and nothing is left of it", async (_name, body, status) => {
    const site = await siteThatReads();
    expect((await site.post("/admin/posts/new", body)).status).toBe(status);
    expect(site.calls).toEqual([]);
    expect(site.left()).toEqual([]);
  });

  test("leaves nothing on a disk that opens a file only after it was refused", async () => {
    const site = await siteThatReads();
    const open = (...given: Parameters<typeof fs.open>) => setTimeout(() => fs.open(...given), 100);
    let closed: Promise<void> | undefined;
    vi.mocked(createWriteStream).mockImplementationOnce((path) => {
      const file = createWriteStream(path, { fs: { ...fs, open } });
      closed = new Promise<void>((resolve) => file.once("close", resolve));
      return file;
    });
    const cut = parts({ name: "files", fileName: "a.jpg", content: "x" }).subarray(0, -9);
    expect((await site.post("/admin/posts/new", cut)).status).toBe(400);
    await closed;
    expect(site.left()).toEqual([]);
  });
});

test.each([
  ["/admin/posts/new", parts({ name: "files", fileName: "a.jpg", content: "x" }), FORM],
  ["/api/media", Buffer.from("x"), { "content-type": "image/jpeg", ...OWNERS }],
])("a full disk takes nothing of what is sent to %s, and says so", async (path, body, headers) => {
  const site = await siteThatReads();
  const room = { bavail: 1_000, bsize: 4_096 } as Awaited<ReturnType<typeof statfs>>;
  vi.mocked(statfs).mockResolvedValueOnce(room);
  const answer = await site.post(path, body, headers);
  expect(answer.status).toBe(507);
  expect(answer.text).toContain("The disk of this site is full");
  expect(site.calls).toEqual([]);
  expect(site.left()).toEqual([]);
  expect((await site.post(path, body, headers)).status).toBe(200);
});

describe("a stranger's files", () => {
  test.each([
    ["POST", "/api/media"],
    ["POST", "/api/uploads"],
    ["PATCH", "/api/uploads/0123456789abcdef0123456789abcdef"],
    ["HEAD", "/api/uploads/0123456789abcdef0123456789abcdef"],
  ])("%s %s is refused before a byte is stored", async (method, path) => {
    const site = await siteThatReads();
    const answer = await site.ask(path, { method, headers: { "tus-resumable": "1.0.0" } });
    expect(answer.status).toBe(401);
    expect(site.calls).toEqual([]);
  });

  test("are refused by the first lines of the request", async () => {
    const site = await siteThatReads();
    const headers = { expect: "100-continue", "content-length": "30000000" };
    const answer = await site.ask("/api/media", { method: "POST", headers });
    expect(answer.status).toBe(401);
    await vi.waitFor(() => expect(site.left()).toEqual([]), PATIENCE);
  });
});

describe("a picture as the whole body", () => {
  test("is one file without a name", async () => {
    const site = await siteThatReads();
    await site.post("/api/media", Buffer.from("raw"), { "content-type": "image/jpeg", ...OWNERS });
    expect(site.read).toEqual([{ field: "file", name: "", text: "raw" }]);
    expect(site.calls[0]?.body).toHaveLength(0);
  });

  test("is refused when it is larger than it says, and nothing is left of it", async () => {
    const site = await siteThatReads();
    const body = Buffer.alloc(40_000_001);
    const headers = { "transfer-encoding": "chunked", ...OWNERS };
    expect((await site.ask("/api/media", { method: "POST", headers, body })).status).toBe(413);
    expect(site.calls).toEqual([]);
    expect(site.left()).toEqual([]);
  });
});

describe("an upload in parts", () => {
  const taken = page({ status: 201, headers: { location: "/api/media/1" }, text: "{}" });
  const TUS = { "tus-resumable": "1.0.0", ...OWNERS };

  async function begin(site: Awaited<ReturnType<typeof siteThatReads>>, length: number) {
    const filename = Buffer.from("IMG_1.jpg").toString("base64");
    const headers = {
      ...TUS,
      "upload-length": `${length}`,
      "upload-metadata": `filename ${filename}`,
    };
    const { status, headers: got } = await site.ask("/api/uploads", { method: "POST", headers });
    expect(status).toBe(201);
    const path = got.location ?? "";
    const send = (offset: number, body: string) =>
      site.ask(path, {
        method: "PATCH",
        body,
        headers: {
          ...TUS,
          "upload-offset": `${offset}`,
          "content-type": "application/offset+octet-stream",
          "content-length": `${body.length}`,
        },
      });
    return { path, send, look: () => site.ask(path, { method: "HEAD", headers: TUS }) };
  }

  test("is taken in with its last part, and named to whoever asks again", async () => {
    const site = await siteThatReads(taken);
    const upload = await begin(site, 10);
    expect((await upload.send(0, "first")).headers["upload-offset"]).toBe("5");
    expect(site.calls).toEqual([]);
    expect((await upload.look()).headers["upload-offset"]).toBe("5");
    const last = await upload.send(5, "parts");
    expect(last.status).toBe(204);
    expect(last.headers["content-location"]).toBe("/api/media/1");
    expect(site.read).toEqual([{ field: "file", name: "IMG_1.jpg", text: "firstparts" }]);
    expect(site.calls[0] as RouteRequest).toMatchObject({
      method: "POST",
      address: "/api/media",
      headers: { cookie: OWNERS.cookie },
    });
    expect((await upload.look()).headers["content-location"]).toBe("/api/media/1");
  });

  test("that is refused says why and is gone", async () => {
    const site = await siteThatReads(page({ status: 415, text: '{"message":"No picture."}' }));
    const upload = await begin(site, 1);
    const answer = await upload.send(0, "x");
    expect([answer.status, answer.text]).toEqual([415, "No picture."]);
    expect((await upload.look()).status).toBe(404);
    expect(site.left()).toEqual([]);
  });

  test.each([
    ["of another version of the protocol", { "tus-resumable": "0.2.2" }, 412],
    ["whose part is said to be JSON", { "content-type": "application/json" }, 415],
  ])("%s is refused in JSON", async (_name, headers, status) => {
    const site = await siteThatReads(taken);
    const { path } = await begin(site, 1);
    const answer = await site.ask(path, {
      method: "PATCH",
      body: "x",
      headers: {
        ...TUS,
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
        ...headers,
      },
    });
    expect(answer.status).toBe(status);
    expect(answer.headers["tus-version"]).toBe(status === 412 ? "1.0.0" : undefined);
    expect(JSON.parse(answer.text)).toEqual({ message: expect.any(String) });
    expect((await site.ask(path, { method: "HEAD", headers: TUS })).headers["upload-offset"]).toBe(
      "0",
    );
  });

  test("of more than 40 MB is refused when it is announced; nothing can be read here", async () => {
    const site = await siteThatReads(taken);
    const headers = { ...TUS, "upload-length": "40000001" };
    const refused = await site.ask("/api/uploads", { method: "POST", headers });
    expect(refused.status).toBe(413);
    expect(reasonIn(refused.body.toString())).toBe("This file is too large: at most 40 MB.");
    const upload = await begin(site, 1);
    expect((await site.ask(upload.path, { headers: TUS })).status).toBe(405);
    const strange = await site.ask("/api/uploads", {
      method: "OPTIONS",
      headers: { origin: "https://evil.example", ...OWNERS },
    });
    expect(strange.headers["access-control-allow-origin"]).toBeUndefined();
  });
});
