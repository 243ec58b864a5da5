import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { askForPages } from "~/portable/backup/verify/try-pages.server";

const PICTURE = "/media/0123456789abcdef-320.avif";

/** A site whose picture is answered so, one after the other. */
async function siteWith(pictures: { status: number; retryAfter?: string }[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const { status, retryAfter } = (request.url === PICTURE && pictures.shift()) || { status: 200 };
    response.writeHead(status, retryAfter ? { "Retry-After": retryAfter } : {});
    response.end(request.url === "/" ? `<img src="${PICTURE}">` : "");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test("a busy machine is asked again", async () => {
  const { url, asked } = await siteWith([{ status: 503, retryAfter: "0" }]);
  await askForPages(url);
  expect(asked.slice(0, 4)).toEqual(["/", "/sitemap.xml", PICTURE, PICTURE]);
});

test("the owner's pages are asked for where there is an owner", async () => {
  const { url, asked } = await siteWith([]);
  await askForPages(url);
  expect(asked).not.toContain("/admin");
  await askForPages(url, { Cookie: "__session=x" });
  expect(asked).toContain("/admin");
});

test.each([
  ["fails", { status: 500 }],
  ["has no time within any that is waited", { status: 503, retryAfter: "86400" }],
  ["does not say when", { status: 503 }],
])("a site that %s does not pass", async (_name, picture) => {
  const { url } = await siteWith([picture]);
  await expect(askForPages(url)).rejects.toThrow(
    `The site started on it answers ${PICTURE} with ${picture.status}.`,
  );
});
