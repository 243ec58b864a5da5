import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeAll, expect, test } from "vitest";
import { createCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import { createDestination } from "~/models/destinations/destination.server";
import { loader as collection } from "~/routes/site/collection";
import { loader as destinationPage } from "~/routes/site/destination";
import { loader as layout } from "~/routes/site/layout";
import { loader as photo } from "~/routes/site/photo";
import { loader as postPage } from "~/routes/site/post";
import { createPost } from "../support/records/saved";
import { signedInOwner } from "../support/requests/owner";
import { SITE } from "../support/requests/routes";

let cookie = "";

beforeAll(async () => {
  cookie = await signedInOwner();
});

type Loader = (args: LoaderFunctionArgs) => unknown;
type Answer = { data: { editPath?: string }; init: { headers?: { "Cache-Control": string } } };

async function ask(loader: Loader, params: Record<string, string>, sent = "") {
  const request = new Request(SITE, { headers: sent ? { Cookie: sent } : {} });
  return (await loader({ request, params, context: {} })) as Answer;
}

function makeItems(): [name: string, Loader, params: Record<string, string>, path: string][] {
  const post = createPost({ title: "Hers", publishedAt: new Date(0) });
  const destination = createDestination({ name: "Hers" });
  const { id } = createCollection({ title: "Hers" });
  const medium = addMedia({ collectionId: id, type: "photo", url: "/images/a.jpg" });
  if (!destination.ok || !medium.ok) throw new Error("The items were refused.");
  const mediaId = medium.item.id;
  return [
    ["letter", postPage, { slug: post.slug }, `/admin/posts/${post.id}`],
    [
      "place",
      destinationPage,
      { slug: destination.item.slug },
      `/admin/places/${destination.item.id}`,
    ],
    ["collection", collection, { id }, `/admin/gallery/${id}`],
    ["photo", photo, { id, mediaId }, `/admin/gallery/${id}/media/${mediaId}`],
  ];
}

test("the owner is told where each page is edited, in an answer that nobody keeps", async () => {
  for (const [name, loader, params, path] of makeItems()) {
    const hers = await ask(loader, params, cookie);
    expect(hers.data.editPath, name).toBe(path);
    expect(hers.init.headers?.["Cache-Control"], name).toBe("private, no-store");
    for (const sent of ["", "__session=made-up"]) {
      const others = await ask(loader, params, sent);
      expect(others.data, name).not.toHaveProperty("editPath");
      expect(others.init.headers, name).toBeUndefined();
    }
  }
});

test("the shell knows the owner from a visitor", async () => {
  expect(await ask(layout, {}, cookie)).toMatchObject({ isOwner: true });
  expect(await ask(layout, {})).toMatchObject({ isOwner: false });
});
