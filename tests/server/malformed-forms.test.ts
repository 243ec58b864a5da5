import { expect, test, vi } from "vitest";
import { OWNERS, page, startSite } from "./site";

vi.mock("../../server/log-writer");

function form(disposition: string, value = "value") {
  return `--b\r\nContent-Disposition: ${disposition}\r\n\r\n${value}\r\n--b--\r\n`;
}

const file = form('form-data; name="a"; filename="a.png"');
const noFile = form('form-data; name="a"; filename=""');

test.each([
  ["a field without a name", form("form-data")],
  ["a file without a name", form('form-data; filename="a.png"')],
  ["a name without a value", form("form-data; name")],
  ["a file name without a value", form("form-data; filename; name")],
  ["an empty name", form('form-data; name=""')],
  ["a field that ends early", form('form-data; name="a"').slice(0, -9)],
  ["an end within a boundary", form('form-data; name="a"').slice(0, -5)],
  ["a file that ends early", file.slice(0, -11)],
  ["a file field without a file that ends early", noFile.slice(0, -11)],
  ["headers without end", "--b\r\nContent-Disposition: form-data; name=a\r\n"],
  [
    "a good part before a nameless one",
    form('form-data; name="a"').replace("--b--\r\n", "") + form("form-data"),
  ],
  ["another boundary", form('form-data; name="a"').replaceAll("--b", "--c")],
  ["nothing", ""],
  ["bytes", "\0\xff\x16"],
])("%s ends its request with 400, and nothing else", async (_name, body) => {
  const site = await startSite(() => page({ status: 303 }));
  const headers = { ...OWNERS, "content-type": "multipart/form-data; boundary=b" };
  for (const path of ["/admin/media", "/api/media"]) {
    expect((await site.ask(path, { method: "POST", headers, body })).status).toBe(400);
  }
  expect(site.calls).toHaveLength(0);
  expect((await site.ask("/healthz")).status).toBe(200);
});
