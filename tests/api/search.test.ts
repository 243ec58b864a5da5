import { beforeAll, expect, test } from "vitest";
import { createPost } from "../support/records/saved";
import { api } from "../support/requests/api";

type Found = {
  total: number;
  results: { kind: string; title: string; path: string; snippet: string }[];
};

const get = async (query: string) => {
  const answer = await api("GET", `/api/search${query}`);
  return { answer, found: answer.body as Found };
};

beforeAll(() => {
  for (let number = 1; number <= 5; number += 1) {
    createPost({ title: `Ferry ${number}`, publishedAt: new Date(Date.now() - number * 1000) });
  }
  createPost({ title: "Ferry to come", publishedAt: new Date(Date.now() + 3_600_000) });
});

test("answers with how much there is and what it is", async () => {
  const { answer, found } = await get("?q=ferries&kind=letter");
  expect(answer.status).toBe(200);
  expect(found.total).toBe(5);
  expect(found.results).toHaveLength(5);
  expect(found.results[0]).toMatchObject({
    kind: "letter",
    path: expect.stringMatching(/^\/letters\/ferry-\d$/),
  });
  expect((await get("?q=ferry&kind=place")).found).toEqual({ total: 0, results: [] });
  expect((await get("")).found).toEqual({ total: 0, results: [] });
});

test("goes on by its links to the end, each result once", async () => {
  const paths: string[] = [];
  let next: string | undefined = "?q=ferry&limit=2";
  for (let pages = 0; next && pages < 10; pages += 1) {
    const { answer, found } = await get(next);
    expect(found.total).toBe(5);
    paths.push(...found.results.map(({ path }) => path));
    next = /<\/api\/search(.*)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1];
  }
  expect(new Set(paths).size).toBe(5);
  expect(paths).toHaveLength(5);
});

test("its parts are asked for as those of every list", async () => {
  const { answer } = await get("?q=ferry&limit=2");
  const next = answer.headers.get("Link") ?? "";
  const cursor = new URLSearchParams(/\?(.*)>/.exec(next)?.[1]).get("cursor") ?? "";
  const alone = await get(`?q=ferry&cursor=${cursor}`);
  expect([alone.answer.status, alone.found.results.length]).toEqual([200, 3]);
  expect(alone.answer.headers.get("Link")).toBeNull();
  const refused = [
    ["kind=story", undefined],
    ["limit=0", ["limit"]],
    ["limit=101", ["limit"]],
    ["limit=1e1", ["limit"]],
    ["limit=", ["limit"]],
    ["cursor=", ["cursor"]],
    [`cursor=${Buffer.from("after:2").toString("base64url")}`, ["cursor"]],
    [`kind=letter&cursor=${cursor}`, ["cursor"]],
  ];
  for (const [query, names] of refused) {
    const { status, body } = await api("GET", `/api/search?q=ferry&${query}`);
    expect([status, body.errors && Object.keys(body.errors)], String(query)).toEqual([400, names]);
  }
});
