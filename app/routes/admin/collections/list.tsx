import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Images } from "lucide-react";
import { AdminPage, NewLink } from "~/components/admin/admin-page";
import { DeleteButton } from "~/components/admin/delete-button";
import { ChangedBadge, ListedDrafts } from "~/components/admin/drafts/listed-drafts";
import { DELETE, SET_VISIBILITY } from "~/components/admin/intents";
import { RecordList, RecordRow } from "~/components/admin/record-list";
import {
  InsideLink,
  OutsideLink,
  RowActions,
  rowIcon,
  VisibilityButton,
} from "~/components/admin/row-actions";
import { Badge } from "~/components/ui/badge";
import { buttonClass } from "~/components/ui/button";
import { buttonAction } from "~/forms/not-stored.server";
import { readRowForm, rowDeleted, rowDone, unknownIntent } from "~/forms/record-form.server";
import { deleteCollection, listCollections, updateCollection } from "~/models/collection.server";
import { listDrafts } from "~/models/draft.server";
import { withPictures } from "~/models/picture.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Gallery");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  const collections = withPictures(
    listCollections("owner"),
    ({ coverImage, media }) =>
      coverImage ?? media.find((medium) => medium.type === "photo")?.url ?? null,
  );
  return {
    drafts: listDrafts("collection"),
    collections: collections.map(({ media: _all, ...collection }) => collection),
  };
}

export const action = buttonAction(async (args: ActionFunctionArgs) => {
  const { intent, id, isVisible } = await readRowForm(args);
  switch (intent) {
    case SET_VISIBILITY:
      return rowDone(
        updateCollection(id, { isVisible }).ok,
        "/admin/gallery",
        "Gallery visibility updated successfully",
      );
    case DELETE:
      return rowDeleted(
        deleteCollection(id),
        "/admin/gallery",
        "Gallery collection deleted successfully",
      );
    default:
      throw unknownIntent();
  }
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Collections() {
  const { drafts, collections } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Gallery" actions={<Actions />}>
      <ListedDrafts drafts={drafts} newPath="/admin/gallery/new">
        <RecordList empty="No gallery collections found. Create your first collection to get started.">
          {collections.map(({ id, title, ...collection }) => (
            <RecordRow
              key={id}
              picture={collection.picture}
              title={title}
              about={<About id={id} {...collection} />}
            >
              <RowActions>
                <InsideLink
                  to={`/admin/gallery/${id}/media`}
                  label={`Manage media of ${title}`}
                  icon={<Images {...rowIcon} />}
                />
                <OutsideLink href={`/gallery/${id}`} label={`View ${title}`} />
                <VisibilityButton id={id} isVisible={collection.isVisible} name={title} />
                <InsideLink to={`/admin/gallery/${id}`} label={`Edit ${title}`} />
                <DeleteButton
                  id={id}
                  name={title}
                  question="Are you sure you want to delete this gallery collection?"
                />
              </RowActions>
            </RecordRow>
          ))}
        </RecordList>
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

type Listed = ReturnType<typeof useLoaderData<typeof loader>>["collections"][number];
type AboutProps = Pick<
  Listed,
  "id" | "isVisible" | "youtubeUrl" | "mediaCount" | "location" | "description"
>;

function About({ id, isVisible, youtubeUrl, mediaCount, location, description }: AboutProps) {
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        <ChangedBadge id={id} />
        {!isVisible && <Badge tone="danger">Hidden</Badge>}
        {youtubeUrl && <Badge tone="accent">YouTube</Badge>}
        <Badge>{mediaCount || 0} media</Badge>
      </p>
      {location && <p>{location}</p>}
      {description && <p className="line-clamp-2">{description}</p>}
    </>
  );
}
