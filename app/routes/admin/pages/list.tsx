import { useLoaderData } from "@remix-run/react";
import { DeleteRecord, RecordList, RecordRow } from "~/components/admin/lists/record-list";
import { InsideLink, OutsideLink, RowActions } from "~/components/admin/lists/row-actions";
import { AdminPage, NewLink } from "~/components/admin/shell/admin-page";
import { ListedDrafts } from "~/device/screens/drafts/listed-drafts";
import { DELETE } from "~/forms/intents";
import { formAction } from "~/forms/not-stored.server";
import { readRowForm, rowDeleted, unknownIntent } from "~/forms/records/record-form.server";
import { listDrafts } from "~/models/find/drafts/draft.server";
import { deletePage, listPages } from "~/models/texts/pages/page.server";
import { isSitePage, pathOfPage } from "~/models/texts/pages/site-pages";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const PAGES = "/admin/pages";

export const meta = () => adminMeta("Pages");

export const loader = ownerLoader(() => {
  const drafts = listDrafts("page");
  return {
    drafts: drafts.filter(({ recordId }) => !isSitePage(recordId)),
    pages: listPages().map(({ id, slug, title, place, version }) => ({
      id,
      slug,
      title,
      about: aboutPage(slug, place, version),
      hasDraft: drafts.some(({ recordId }) => recordId === id),
      isOwn: !isSitePage(slug),
    })),
  };
});

function aboutPage(slug: string, place: string, version: number) {
  if (isSitePage(slug)) return version === 0 ? "As the site brings it" : "In your words";
  return place === "none" ? "Linked from nowhere" : `Linked from the ${place}`;
}

export const action = formAction(async (args) => {
  const { intent, id } = await readRowForm(args);
  if (intent !== DELETE) throw unknownIntent();
  return rowDeleted(deletePage(id), PAGES, "Page deleted");
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Pages() {
  const { drafts, pages } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Pages" actions={<NewLink to="/admin/pages/new">New Page</NewLink>}>
      <ListedDrafts drafts={drafts} newPath="/admin/pages/new">
        <RecordList empty="">
          {pages.map(({ id, slug, title, about, hasDraft, isOwn }) => (
            <RecordRow
              key={id}
              picture={null}
              title={title}
              about={`${about}${hasDraft ? " · a draft is waiting" : ""}`}
            >
              <RowActions>
                <OutsideLink href={pathOfPage(slug)} label={`View ${title}`} />
                <InsideLink to={`${PAGES}/${slug}`} label={`Edit ${title}`} />
                {isOwn && <DeleteRecord kind="page" id={id} name={title} />}
              </RowActions>
            </RecordRow>
          ))}
        </RecordList>
      </ListedDrafts>
    </AdminPage>
  );
}
