import { join } from "node:path";
import Database from "better-sqlite3";
import { kinds, type SlugKind } from "~/kinds";
import { DATABASE } from "~/portable/backup/archive/archive";
import type { FrozenFiles } from "./frozen-files.server";
import { movedPage } from "./moved-page";
import { hrefBetween, referenceOf } from "./places";

type Row = { kind: SlugKind; former: string; slug: string };

const FORMER = `select former.entity as kind, former.slug as former, coalesce(posts.slug, places.slug) as slug
  from former_slugs as former
  left join blog_posts as posts on former.entity = 'post' and posts.id = former.target_id
  left join destinations as places on former.entity = 'destination' and places.id = former.target_id
  order by former.slug`;

/**
 * Writes a page that leads on at each former address of what is in the copy, for links from elsewhere may name it. `frozen`
 * has the files of its pages.
 */
export async function writeFormerAddresses(
  dataDir: string,
  origins: string[],
  frozen: Set<string>,
  files: FrozenFiles,
) {
  const fileOf = (kind: SlugKind, slug: string) => {
    const place = referenceOf(kinds[kind].path + slug, "/", origins)?.place;
    return place?.kind === "page" ? place.file : "";
  };
  for (const { kind, former, slug } of readFormer(dataDir)) {
    const [from, to] = [fileOf(kind, former), fileOf(kind, slug)];
    if (!frozen.has(to) || frozen.has(from)) continue;
    await files.write(from, movedPage(hrefBetween(from, to)));
  }
}

function readFormer(dataDir: string) {
  const client = new Database(join(dataDir, DATABASE), { readonly: true });
  try {
    return client.prepare<[], Row>(FORMER).all();
  } finally {
    client.close();
  }
}
