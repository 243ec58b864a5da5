import { setTimeout as sleep } from "node:timers/promises";

const PICTURE = /\/media\/[0-9a-f]{16}-\d+\.(?:avif|jpg)/g;
/** A page's first screen has no more. */
const PICTURES_OF_A_PAGE = 6;
const NOT_YET = 503;

/** Pages of every kind, and each letter that home leads to. */
export async function pagesToRead(url: string) {
  const home = await (await fetch(url)).text();
  const letters = [...home.matchAll(/href="(\/letters\/[^"#?]+)"/g)].flatMap(
    ([, path = ""]) => path,
  );
  return ["/", "/journey", "/days", "/gallery", "/letters", "/search?q=lake", ...new Set(letters)];
}

/** What a page shows first. */
function picturesIn(page: string) {
  return [...new Set([...page.matchAll(PICTURE)].map(String))].slice(0, PICTURES_OF_A_PAGE);
}

/** The first reader of all: each picture is drawn now, and asked for again while it is not ready. */
export async function readFirst(url: string, pages: string[]) {
  let pictures = 0;
  let notYet = 0;
  for (const path of pages) {
    for (const picture of picturesIn(await (await fetch(url + path)).text())) {
      let answer = await fetch(url + picture);
      for (; answer.status === NOT_YET; answer = await fetch(url + picture)) {
        notYet += 1;
        await sleep(Number(answer.headers.get("retry-after") ?? 1) * 1000);
      }
      await answer.arrayBuffer();
      pictures += 1;
    }
  }
  return { pictures, notYet };
}

/** Readers, each from an address of their own, who open page after page with its pictures, all at the same time. */
export async function readTogether(url: string, pages: string[], readers: number, rounds: number) {
  const failures: string[] = [];
  let answers = 0;
  async function read(reader: number) {
    const headers = { "X-Forwarded-For": `198.51.100.${reader + 1}` };
    async function get(path: string) {
      const answer = await fetch(url + path, { headers });
      answers += 1;
      if (!answer.ok) failures.push(`${path}: ${answer.status}`);
      return answer.text();
    }
    for (let turn = 0; turn < pages.length * rounds; turn += 1) {
      const page = await get(pages[(reader + turn) % pages.length] ?? "/");
      await Promise.all(picturesIn(page).map(get));
    }
  }
  await Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)));
  return { answers, failures };
}
