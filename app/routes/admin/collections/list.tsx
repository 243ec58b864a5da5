import { useLoaderData } from "@remix-run/react";
import { Images } from "lucide-react";
import { AddPhotos } from "~/components/admin/collections/add-photos";
import { AdminList } from "~/components/admin/lists/admin-list";
import { RecordItem, RecordList } from "~/components/admin/lists/record-list";
import { InsideLink } from "~/components/admin/lists/row-actions";
import { AdminPage, NewLink } from "~/components/admin/shell/admin-page";
import { Badge } from "~/components/ui/badge";
import { buttonClass } from "~/components/ui/buttons/button";
import { rowIcon } from "~/components/ui/buttons/icon-button";
import { ChangedBadge, ListedDrafts } from "~/device/screens/drafts/listed-drafts";
import { readAdminList } from "~/forms/admin-list.server";
import { adminListAction } from "~/forms/admin-list-action.server";
import type { AdminQuery } from "~/models/base/lists/admin-query";
import { PAGE_ITEMS } from "~/models/base/lists/list-page";
import { deleteCollection, updateCollection } from "~/models/collections/collection.server";
import {
  type CollectionSummary,
  listCollectionTitles,
  pageOfCollections,
} from "~/models/collections/collection-lists.server";
import { listDrafts } from "~/models/find/drafts/draft.server";
import { withPictures } from "~/models/pictures/picture.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const COLLECTIONS = "/admin/gallery";

export const meta = () => adminMeta("Gallery");

function readPage({ q, page }: AdminQuery) {
  return pageOfCollections("owner", q, page, PAGE_ITEMS.rows);
}

export const loader = ownerLoader(({ request }) => {
  const { items, ...list } = readAdminList(request, readPage);
  const pictureOf = ({ coverImage, pictures }: CollectionSummary) =>
    coverImage ?? pictures[0] ?? null;
  return {
    drafts: listDrafts("collection"),
    list,
    collections: withPictures(items, pictureOf),
    all: listCollectionTitles(),
  };
});

export const action = adminListAction({
  path: COLLECTIONS,
  readPage,
  update: updateCollection,
  remove: deleteCollection,
  message: {
    updated: "Gallery visibility updated successfully",
    deleted: "Gallery collection deleted successfully",
  },
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Collections() {
  const { drafts, list, collections, all } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Gallery" actions={<Actions />}>
      <AddPhotos collections={all} />
      <ListedDrafts drafts={drafts} newPath="/admin/gallery/new">
        <AdminList path={COLLECTIONS} label="Search collections" list={list}>
          <RecordList empty="No gallery collections found. Create your first collection to get started.">
            {collections.map((collection) => (
              <RecordItem
                key={collection.id}
                kind="collection"
                record={collection}
                title={collection.title}
                about={<AboutCollection collection={collection} />}
                viewAt={`/gallery/${collection.id}`}
                actions={
                  <InsideLink
                    to={`/admin/gallery/${collection.id}/media`}
                    label={`Manage media of ${collection.title}`}
                    icon={<Images {...rowIcon} />}
                  />
                }
              />
            ))}
          </RecordList>
        </AdminList>
      </ListedDrafts>
    </AdminPage>
  );
}

const secondary = buttonClass("secondary", "max-sm:px-3 max-sm:text-sm");

function Actions() {
  return (
    <>
      <a href="/gallery" target="_blank" rel="noopener" className={secondary}>
        View Public Gallery
      </a>
      <NewLink to="/admin/gallery/new">New Collection</NewLink>
    </>
  );
}

/** The details below a collection's title in its row. */
function AboutCollection({ collection }: { collection: CollectionSummary }) {
  const { id, isVisible, youtubeUrl, mediaCount, location, description } = collection;
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        <ChangedBadge id={id} />
        {!isVisible && <Badge tone="danger">Hidden</Badge>}
        {youtubeUrl && <Badge tone="accent">YouTube</Badge>}
        <Badge>{mediaCount} media</Badge>
      </p>
      {location && <p>{location}</p>}
      {description && <p className="line-clamp-2">{description}</p>}
    </>
  );
}
