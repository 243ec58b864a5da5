import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LibraryFilter } from "~/components/admin/media/library-filter";
import { LibraryGrid } from "~/components/admin/media/library-grid";
import { SelectionForm } from "~/components/admin/media/selection-form";
import { UploadForm } from "~/components/admin/media/upload-form";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { ButtonLink } from "~/components/ui/buttons/button";
import { PageLinks } from "~/components/ui/page-links";
import { DELETE, INTENT, NAME_PLACE, SET_PLACE, SHIFT_CLOCKS, UPLOAD } from "~/forms/intents";
import { ownerButtonAction } from "~/forms/owner-form.server";
import {
  nameSelected,
  needsSelection,
  placeSelected,
  readSelection,
  shiftSelected,
  upload,
} from "~/forms/pictures/library-form.server";
import { unknownIntent } from "~/forms/records/record-form.server";
import { libraryPage } from "~/models/collections/library/library-page.server";
import {
  LIBRARY,
  libraryPath,
  librarySearch,
  readLibraryAddress,
} from "~/models/collections/library/library-query";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Photos");

export const loader = ownerLoader(({ request }) => {
  const asked = readLibraryAddress(new URL(request.url).searchParams);
  const found = asked && libraryPage(asked);
  if (!found) throw data({ message: "The library has no such page." }, { status: 404 });
  return { asked, ...found };
});

export const action = ownerButtonAction((form, args) => {
  const back = libraryPath(new URL(args.request.url));
  const intent = form.get(INTENT);
  if (intent === UPLOAD) return upload(form, LIBRARY);
  const refused = needsSelection(form);
  if (refused) return refused;
  switch (intent) {
    case DELETE:
      return redirect(deletionPath(form, args.request), 303);
    case SHIFT_CLOCKS:
      return shiftSelected(form, back);
    case SET_PLACE:
      return placeSelected(form, back);
    case NAME_PLACE:
      return nameSelected(form, back);
    default:
      throw unknownIntent();
  }
});

/** The path of the page that asks for confirmation before deleting. */
function deletionPath(form: FormData, request: Request) {
  const asked = new URL(libraryPath(new URL(request.url)), request.url).searchParams;
  for (const id of readSelection(form)) asked.append("selected", id);
  return `${LIBRARY}/delete?${asked}`;
}

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Library() {
  const { asked, pictures, total, page, pages, places } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const search = librarySearch(asked);
  return (
    <AdminPage
      title="Photos"
      actions={
        <ButtonLink to={`${LIBRARY}/describe`} kind="secondary" className="max-sm:text-sm">
          Describe many
        </ButtonLink>
      }
    >
      <UploadForm reply={reply?.about === "upload" ? reply : null} />
      <LibraryFilter asked={asked} total={total} />
      <SelectionForm places={places} reply={reply?.about === "selection" ? reply : null}>
        <LibraryGrid pictures={pictures} search={search} selected={reply?.entered.selected ?? []} />
      </SelectionForm>
      <PageLinks
        page={page}
        pages={pages}
        pathOf={(other) => LIBRARY + librarySearch({ ...asked, page: other })}
      />
    </AdminPage>
  );
}
