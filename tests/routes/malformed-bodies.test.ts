import { expect, test, vi } from "vitest";
import { createPost } from "../support/records/saved";
import { signedInOwner } from "../support/requests/owner";
import { callRoute, listRoutes } from "../support/requests/routes";

vi.setConfig({ testTimeout: 60_000 });

const FORM = "application/x-www-form-urlencoded";
const PARTS = "multipart/form-data; boundary=b";
const part = (disposition: string) =>
  `--b\r\nContent-Disposition: ${disposition}\r\n\r\nx\r\n--b--\r\n`;

const MALFORMED: [name: string, type: string | null, body: string | Uint8Array<ArrayBuffer>][] = [
  ["a part without a name", PARTS, part("form-data")],
  ["a file without a name", PARTS, part('form-data; filename="a"')],
  ["a name without a value", PARTS, part("form-data; name")],
  ["a part without headers", PARTS, "--b\r\n\r\nx\r\n--b--\r\n"],
  ["an end too early", PARTS, part('form-data; name="intent"').slice(0, -5)],
  ["a form of no parts", PARTS, "x"],
  ["an empty form of parts", PARTS, ""],
  ["a form without a boundary", "multipart/form-data", part('form-data; name="intent"')],
  ["a form with bad escapes", FORM, "intent=%zz&%=%&version=%ff"],
  ["JSON that is none", "application/json", "{"],
  ["JSON that is no object", "application/json", "[1]"],
  ["JSON in another encoding", "application/json", new Uint8Array([0xff, 0xfe, 0x7b])],
  ["JSON for a form", "application/json", "{}"],
  ["a text", "text/plain", "intent=delete"],
  ["an unknown type", "no type", "x"],
  ["no type", null, "x"],
];

const post = createPost({ title: "A letter" });
const cookie = await signedInOwner();

const paths = listRoutes()
  // It ends the session of those after it.
  .filter(({ path }) => !/log-?out|sign-?out/.test(path))
  .map(({ path }) =>
    path
      .replace(":kind", "post")
      .replace(/:\w+\??/g, post.id)
      .replace("*", "nothing-here"),
  );

/** The status of what a route answers or throws; a page's result is its form again, or its 200. */
async function statusOf(method: string, path: string, sent: Parameters<typeof callRoute>[2]) {
  const answer: unknown = await callRoute(method, path, sent).catch((thrown) => {
    if (/has nothing for/.test(String(thrown))) return new Response(null, { status: 405 });
    if (thrown instanceof Error) throw new Error(`${method} ${path}`, { cause: thrown });
    return thrown;
  });
  if (answer instanceof Response) return answer.status;
  const { init } = (answer ?? {}) as { init?: { status?: number } | null };
  return init?.status ?? 200;
}

test.each(MALFORMED)("no route fails on %s", async (_name, type, body) => {
  const headers = new Headers(type === null ? {} : { "content-type": type });
  for (const path of paths) {
    for (const method of ["POST", "PUT"]) {
      // As bytes, for which no type is made up.
      const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
      const status = await statusOf(method, path, { headers, body: bytes, cookie });
      expect(status, `${method} ${path}`).toBeLessThan(500);
    }
  }
});

test.each([
  ["POST", "/low-data", ""],
  ["PUT", `/admin/drafts/post/${post.id}`, cookie],
])("%s %s answers 400 to what is no form", async (method, path, cookies) => {
  const headers = { "content-type": PARTS };
  for (const body of [part("form-data"), "x", ""]) {
    expect(await statusOf(method, path, { headers, body, cookie: cookies })).toBe(400);
  }
});
