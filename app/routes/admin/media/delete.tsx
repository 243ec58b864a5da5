import { data } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { UseList } from "~/components/admin/media/use-list";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { NoRecord } from "~/components/admin/shell/no-record";
import { Button, ButtonLink } from "~/components/ui/buttons/button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { Picture } from "~/components/ui/picture";
import { nameOf } from "~/device/screens/uploads/picture-words";
import { ownerButtonAction } from "~/forms/owner-form.server";
import { done, statusOf } from "~/forms/records/record-form.server";
import { BIN_DAYS } from "~/models/bin/bin";
import {
  type LibraryView,
  selectedPictures,
} from "~/models/collections/library/library-page.server";
import { libraryPath } from "~/models/collections/library/library-query";
import { deletePictures } from "~/models/collections/library/picture-removal.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { counted } from "~/utils/words/counted";

export const meta = () => adminMeta("Delete pictures");

export const loader = ownerLoader(({ request }) => {
  const url = new URL(request.url);
  const pictures = selectedPictures(url.searchParams.getAll("selected"));
  return data({ pictures, back: libraryPath(url) }, statusOf(pictures[0] ?? null));
});

export const action = ownerButtonAction(async (form, args) => {
  const deleted = await deletePictures(form.getAll("selected").map(String));
  const back = libraryPath(new URL(args.request.url));
  const words = `${counted(deleted?.count ?? 0, "picture")} deleted successfully`;
  return done(back, words, deleted?.deletedAt);
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function DeletePictures() {
  const { pictures, back } = useLoaderData<typeof loader>();
  const isPosting = useIsPosting();
  if (pictures.length === 0) return <NoRecord noun="picture" />;
  const used = pictures.filter(({ uses }) => uses.length > 0).length;
  return (
    <AdminPage title={`Delete ${counted(pictures.length, "picture")}?`}>
      <p className="max-w-measure text-muted">
        {used === 0
          ? "Nothing on the site uses what goes here."
          : "Letters keep their text and get no hole; a photo of a collection goes with its picture."}{" "}
        For {BIN_DAYS} days the bin brings everything back, the originals too.
      </p>
      <Form method="post">
        <PendingFieldset isPending={isPosting}>
          <ul className="my-5 divide-y divide-line rounded-card border border-line bg-surface">
            {pictures.map((picture) => (
              <Row key={picture.id} {...picture} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button kind="danger">
              {isPosting ? "Deleting…" : `Delete ${counted(pictures.length, "picture")}`}
            </Button>
            <ButtonLink to={back} kind="secondary">
              Cancel
            </ButtonLink>
          </div>
        </PendingFieldset>
      </Form>
    </AdminPage>
  );
}

function Row(picture: LibraryView) {
  const { id, uses } = picture;
  const name = nameOf(picture);
  return (
    <li className="grid grid-cols-[4rem_1fr] items-start gap-3 p-3">
      <input type="hidden" name="selected" value={id} />
      <Picture
        picture={picture.picture && { ...picture.picture, alt: "" }}
        title={name}
        sizes="64px"
        className="aspect-square w-full rounded-control"
      />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        {uses.length > 0 ? <UseList uses={uses} /> : <p className="text-sm text-muted">Not used</p>}
      </div>
    </li>
  );
}
