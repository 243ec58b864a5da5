import { createHash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { readToast, redirectWithToast, withoutToast } from "~/forms/flash.server";
import { OWNER_UNTIL } from "~/utils/http/owner-until";
import {
  deleteOwnerPages,
  findOwnerPage,
  isAdminPath,
  isOwnerPath,
  keepOwnerPage,
  openOwnerCache,
  shownOwnerPage,
  storeOwnerPage,
} from "~/worker/owner-pages";

const SITE = "https://journey.example";
const at = (path: string) => new URL(path, SITE);
const LATER = String(Date.now() + 60_000);

/** The browser's caches, as far as the owner's pages need them: one that was deleted is written to in vain. */
function fakeCaches() {
  const named = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    match: async (asked: Request | string) =>
      entries.get(typeof asked === "string" ? asked : asked.url)?.clone(),
    put: async (url: string, response: Response) => void entries.set(url, response),
    delete: async (asked: Request) => entries.delete(asked.url),
  });
  return {
    async open(name: string) {
      const entries = named.get(name) ?? new Map<string, Response>();
      named.set(name, entries);
      return cacheOf(entries);
    },
    match: async (url: string, { cacheName }: { cacheName?: string }) =>
      [...named]
        .filter(([name]) => name === (cacheName ?? name))
        .map(([, entries]) => entries.get(url)?.clone())
        .find(Boolean),
    delete: async (name: string) => named.delete(name),
    keys: async () => [...named.keys()],
  };
}

beforeEach(() => {
  vi.stubGlobal("caches", fakeCaches());
  return () => vi.unstubAllGlobals();
});

function page(html: string, headers: Record<string, string>, path = "/admin/posts") {
  const answer = new Response(html, { headers: { "Content-Type": "text/html", ...headers } });
  Object.defineProperty(answer, "url", { value: SITE + path });
  return answer;
}

const take = async (path: string, answer: Response) =>
  storeOwnerPage((await openOwnerCache()) as Cache, at(path), answer);

test.each([
  ["/admin", true],
  ["/admin/posts/9a", true],
  ["/admin/messages", true],
  ["/admin/account", false],
  ["/admin/subscribers/import", false],
  ["/admin/subscribers.csv", false],
  ["/administration", false],
  ["/letters", false],
])("%s may be kept: %s", (path, expected) => {
  expect(isOwnerPath(path)).toBe(expected);
});

test("a page that is not kept is one of the admin area all the same", () => {
  expect(isAdminPath("/admin/account")).toBe(true);
  expect(isAdminPath("/admin/subscribers.csv")).toBe(false);
});

test("a page is kept with the session's end, and not shown after it", async () => {
  await take("/admin/posts?page=2", page("<html lang>", { [OWNER_UNTIL]: LATER }));
  expect(await findOwnerPage(at("/admin/posts?page=2"))).not.toBeNull();
  expect(await findOwnerPage(at("/admin/posts"))).toBeNull();
  await take("/admin/pins", page("<html lang>", { [OWNER_UNTIL]: String(Date.now() - 1) }));
  expect(await findOwnerPage(at("/admin/pins"))).toBeNull();
});

test("a page is kept once all files are here that it names", async () => {
  const html = '<html lang><link href="/assets/a.css"><script>import "/assets/b.js"</script>';
  const answer = () => page(html, { [OWNER_UNTIL]: LATER });
  const shell = await caches.open("shell");
  await shell.put("/assets/a.css", new Response());
  await take("/admin/posts", answer());
  expect(await findOwnerPage(at("/admin/posts"))).toBeNull();
  await shell.put("/assets/b.js", new Response());
  await take("/admin/posts", answer());
  expect(await (await findOwnerPage(at("/admin/posts")))?.text()).toBe(html);
});

test.each([
  ["/admin/posts", {}],
  ["/admin/posts", { [OWNER_UNTIL]: "0" }],
  ["/admin/account", { [OWNER_UNTIL]: LATER }],
  ["/admin/posts", { [OWNER_UNTIL]: LATER, "Content-Type": "text/csv" }],
])("%s with %j is not kept", async (path, headers) => {
  await take(path, page("<html lang>", headers));
  expect(await findOwnerPage(at(path))).toBeNull();
});

test("the sign-in form in a page's place shuts all of them", async () => {
  await take("/admin/posts", page("<html lang>", { [OWNER_UNTIL]: LATER }));
  await take("/admin/pins", page("<html lang>", {}, "/admin"));
  expect(await findOwnerPage(at("/admin/posts"))).toBeNull();
  expect(await caches.keys()).toEqual([]);
});

test("what was asked for before the session ended is not kept after it", async () => {
  const cache = await openOwnerCache();
  await deleteOwnerPages();
  await storeOwnerPage(cache, at("/admin/posts"), page("<html lang>", { [OWNER_UNTIL]: LATER }));
  expect(await findOwnerPage(at("/admin/posts"))).toBeNull();
});

test("an answer that nobody sees leaves no message, and its other cookies", async () => {
  const headers = { "Set-Cookie": "__session=a; Path=/" };
  const saved = await redirectWithToast("/admin/moments", { title: "Moment saved" }, headers);
  expect(saved.headers.getSetCookie()).toHaveLength(2);
  expect(withoutToast(saved).headers.getSetCookie()).toEqual(["__session=a; Path=/"]);
});

test("the message after a save is not used up by a page that is asked for to be kept", async () => {
  const saved = await redirectWithToast("/admin/moments", { title: "Moment saved" });
  const cookie = saved.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const asked: Request[] = [];
  vi.stubGlobal("fetch", async (address: string, { headers }: RequestInit) => {
    asked.push(new Request(address, { headers: { ...(headers as object), Cookie: cookie } }));
    return page("<html lang>", { [OWNER_UNTIL]: LATER }, "/admin/moments/new");
  });
  await keepOwnerPage(at("/admin/moments/new").href);
  expect(await findOwnerPage(at("/admin/moments/new"))).not.toBeNull();
  const [kept] = asked as [Request];
  expect(await readToast(kept)).toBeNull();
  const shown = new Request(at("/admin/moments"), { headers: { Cookie: cookie } });
  expect((await readToast(shown))?.toast.title).toBe("Moment saved");
});

const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";
const OTHER = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("the kept form of a new record makes another each time, or goes on with the draft it is asked for", async () => {
  const script = `use("${ID}", "ō")`;
  const html = `<html lang="en"><input type="hidden" name="formId" value="${ID}"/><script>${script}</script>`;
  const policy = `script-src 'self' ${hashOf(script)} ${hashOf("other()")}`;
  const headers = { [OWNER_UNTIL]: LATER, "Content-Security-Policy": policy };
  await take("/admin/posts/new", page(html, headers, "/admin/posts/new"));

  async function shown(path: string) {
    const kept = await findOwnerPage(at(path));
    if (!kept) throw new Error(`${path} is not kept`);
    const answer = await shownOwnerPage(at(path), kept);
    return { text: await answer.text(), policy: answer.headers.get("Content-Security-Policy") };
  }
  const drafted = await shown(`/admin/posts/new?draft=${OTHER}`);
  expect(drafted.text).toMatch(/^<html data-kept="\d{13}" lang="en">/);
  expect(drafted.text).not.toContain(ID);
  expect(drafted.text.split(OTHER)).toHaveLength(3);
  const own = hashOf(script.replace(ID, OTHER));
  expect(drafted.policy).toBe(`script-src 'self' ${own} ${hashOf("other()")}`);

  const ids = [await shown("/admin/posts/new"), await shown("/admin/posts/new")].map(
    ({ text }) => /name="formId" value="([^"]+)"/.exec(text)?.[1],
  );
  expect(new Set([...ids, ID])).toHaveLength(3);
});
