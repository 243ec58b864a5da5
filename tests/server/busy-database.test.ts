import { join } from "node:path";
import type { ActionFunctionArgs } from "@remix-run/node";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { sendMessage } from "~/models/mail/messages/contact.server";
import { getSessionOwner, startSession } from "~/models/owner/session.server";
import { action as start } from "~/routes/admin/dashboard";
import { action as listAction } from "~/routes/admin/posts/list";
import { action as newPost } from "~/routes/admin/posts/new";
import { action as contact } from "~/routes/site/about";
import { action as confirm } from "~/routes/site/newsletter/confirm-subscription";
import { action as subscribe } from "~/routes/site/newsletter/newsletter";
import { action as unsubscribe } from "~/routes/site/newsletter/unsubscribe";
import { env } from "~/utils/env.server";
import { databaseProblem, db, serveDatabase, whenWritable } from "~db/client.server";
import { users } from "~db/schema/owner";
import { listMessages } from "../support/records/lists";
import { createPost } from "../support/records/saved";
import { api } from "../support/requests/api";
import { OWNER, signedInOwner } from "../support/requests/owner";
import { SITE } from "../support/requests/routes";
import { PATIENCE } from "../support/runner/patience";
import { page, startSite } from "./site";

vi.mock("../../server/log-writer");

const MESSAGE = {
  name: "Asha",
  email: "asha@example.com",
  subject: "General Question",
  message: "Does the toy train still run?",
} as const;

let cookie = "";

beforeAll(async () => {
  cookie = await signedInOwner();
  serveDatabase();
});

/** Another process that writes; gives what ends its transaction. */
function holdWriteLock() {
  const other = new Database(join(env.DATA_DIR, "site.db"));
  other.exec("begin immediate");
  const release = () => {
    if (other.open) other.exec("rollback").close();
  };
  onTestFinished(release);
  return release;
}

/** Each failure was logged once, with the request's id. */
function expectLogged(times: number) {
  const lines = vi.mocked(console.error).mock.calls.map(String);
  vi.mocked(console.error).mockClear();
  expect(lines).toHaveLength(times);
  for (const line of lines) expect(line).toMatch(/"id":"request-1".*SqliteError/);
}

type Action = (args: ActionFunctionArgs) => Promise<unknown>;
type Failed = { data: unknown; init: ResponseInit };

/** What the action answers, whether it returns or throws it. */
async function post(action: Action, path: string, fields: Record<string, string>, params = {}) {
  const headers = { Cookie: cookie };
  const request = new Request(SITE + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
  });
  const args = { request, params, context: { requestId: "request-1" } };
  const { data, init } = (await action(args).catch((thrown) => thrown)) as Failed;
  return { status: init.status, retryAfter: new Headers(init.headers).get("Retry-After"), data };
}

/** A site whose posts store a message and whose pages count them; says when a post waits. */
async function messageSite() {
  let tell = () => {};
  const waiting = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const site = await startSite(
    ({ method, address }) => {
      if (method === "POST") sendMessage({ ...MESSAGE, message: address });
      return page({ text: `${listMessages().length} messages` });
    },
    {
      databaseProblem,
      whenWritable() {
        tell();
        return whenWritable();
      },
    },
  );
  return { ...site, waiting };
}

describe("while another process writes", () => {
  test("a post waits for it, and readers do not", async () => {
    const site = await messageSite();
    const before = listMessages().length;
    const release = holdWriteLock();
    const order: string[] = [];
    const posting = site.ask("/contact", { method: "POST" }).then(({ status }) => {
      order.push(`post ${status}`);
    });
    await site.waiting;
    // The first is the page's rendering, the second its stored copy.
    for (const path of ["/a", "/a", "/b", "/c"]) order.push((await site.ask(path)).text);
    order.push("released");
    release();
    await posting;
    expect(order).toEqual([...Array(4).fill(`${before} messages`), "released", "post 200"]);
    expect(listMessages()).toHaveLength(before + 1);
  });

  test("many who wait get their turn, each once", async () => {
    const site = await messageSite();
    const before = listMessages().length;
    const release = holdWriteLock();
    const posts = Array.from({ length: 20 }, (_, at) => site.ask(`/${at}`, { method: "POST" }));
    await site.waiting;
    await site.ask("/");
    release();
    expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(listMessages()).toHaveLength(before + 20);
  });
});

describe("what cannot be stored", () => {
  const TEXT = "A long story. ".repeat(5_000);
  const forms: [string, Action, string, Record<string, string>, string[]][] = [
    ["a visitor's message", contact, "/about", MESSAGE, ["message", "email", "subject"]],
    ["an address", subscribe, "/newsletter", { email: "asha@example.com" }, ["email"]],
    ["a letter", newPost, "/admin/posts/new", { title: "Thrissur", content: TEXT }, ["content"]],
  ];

  test.each(forms)(
    "%s comes back as it was typed, with the time to try again",
    async (_name, action, path, fields, shown) => {
      holdWriteLock();
      await whenWritable(60);
      const { status, retryAfter, data } = await post(action, path, fields);
      expect([status, retryAfter]).toEqual([503, "10"]);
      expectLogged(1);
      const { initialValue, error } = (data as { result: { initialValue: object; error: object } })
        .result;
      for (const name of shown) expect(initialValue).toMatchObject({ [name]: fields[name] });
      expect(JSON.stringify(error)).toMatch(/try again/);
    },
  );

  test("a sign-in keeps the name, and never the password", async () => {
    holdWriteLock();
    const { status, retryAfter, data } = await post(start, "/admin", OWNER);
    expect([status, retryAfter]).toEqual([503, "10"]);
    expectLogged(1);
    expect(data).toMatchObject({ username: OWNER.username });
    expect(JSON.stringify(data)).not.toContain(OWNER.password);
  });

  test("a button says so", async () => {
    const { id } = createPost({ title: "Stays" });
    holdWriteLock();
    const fields = { intent: "delete", recordId: id };
    const { status, retryAfter, data } = await post(listAction, "/admin/posts", fields);
    expect([status, retryAfter]).toEqual([503, "10"]);
    expectLogged(1);
    expect(data).toMatchObject({ message: expect.stringContaining("try again") });
  });

  test.each([
    ["the button that confirms", confirm, "/newsletter/confirm/"],
    ["the button that unsubscribes", unsubscribe, "/unsubscribe/"],
  ])("%s says so, and the log does not hold its key", async (_name, action, path) => {
    holdWriteLock();
    const token = "key-of-a-subscriber";
    const { status, retryAfter, data } = await post(action, path + token, {}, { token });
    expect([status, retryAfter]).toEqual([503, "10"]);
    expect(data).toMatchObject({ message: expect.stringContaining("try again") });
    expect(String(vi.mocked(console.error).mock.calls)).not.toContain(token);
    expectLogged(1);
  });

  test("a call of the API is told so in JSON", async () => {
    holdWriteLock();
    const { status, headers, body } = await api("POST", "/api/contact", { json: MESSAGE });
    expect([status, headers.get("Retry-After")]).toEqual([503, "10"]);
    expectLogged(1);
    expect(body.message).toMatch(/try again/);
  });

  test("on a full disk either, until there is room", async () => {
    const pages = db.$client.pragma("page_count", { simple: true });
    const before = db.$client.pragma("max_page_count", { simple: true });
    db.$client.pragma(`max_page_count = ${pages}`);
    const fields = { title: "Too long", content: TEXT };
    const { status, retryAfter, data } = await post(newPost, "/admin/posts/new", fields);
    expect([status, retryAfter]).toEqual([503, "10"]);
    expect(data).toMatchObject({ result: { initialValue: { content: TEXT } } });
    const { status: told } = await api("POST", "/api/blog-posts", { json: fields, cookie });
    expect(told).toBe(503);
    expectLogged(2);
    db.$client.pragma(`max_page_count = ${before}`);
    expect((await api("POST", "/api/blog-posts", { json: fields, cookie })).status).toBe(201);
  });

  test("tells when to try again, also where the page could not be shown", async () => {
    const site = await startSite(() => page({ status: 503 }));
    const { headers } = await site.ask("/contact", { method: "POST" });
    expect(headers["retry-after"]).toBe("10");
  });

  test("is refused also when the file left the disk while it was written", async () => {
    let problem: string | null = null;
    const site = await startSite(
      ({ method }) => {
        if (method === "POST") problem = "removed";
        return page();
      },
      { databaseProblem: () => problem },
    );
    const { status, headers } = await site.ask("/contact", { method: "POST" });
    expect([status, headers["retry-after"]]).toEqual([503, "10"]);
    expect((await site.ask("/")).status).toBe(200);
  });
});

test("a session that is to be prolonged is read all the same, and prolonged later", () => {
  const token = startSession(getOwnerId());
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 24 * 60 * 60 * 1000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const release = holdWriteLock();
  expect(getSessionOwner(token)).toMatchObject({ username: OWNER.username, renewed: false });
  release();
  return vi.waitFor(
    () => expect(getSessionOwner(token)).toMatchObject({ renewed: true }),
    PATIENCE,
  );
});

function getOwnerId() {
  const owner = db.select({ id: users.id }).from(users).get();
  return owner?.id ?? "";
}
