import { type ActionFunctionArgs, data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DescribeForm } from "~/components/admin/media/describe-form";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { ButtonLink } from "~/components/ui/buttons/button";
import { EmptyNote } from "~/components/ui/empty-note";
import { PageLinks } from "~/components/ui/page-links";
import { whenNotStored } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { type DescribeReply, readDescriptions } from "~/forms/records/describe-form.server";
import { done } from "~/forms/records/record-form.server";
import { undescribedPage } from "~/models/collections/library/library-page.server";
import { LIBRARY, readLibraryAddress } from "~/models/collections/library/library-query";
import { describePictures } from "~/models/collections/library/picture-selection.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { counted } from "~/utils/words/counted";

const DESCRIBE = `${LIBRARY}/describe`;

export const meta = () => adminMeta("Describe pictures");

export const loader = ownerLoader(({ request }) => {
  const asked = readLibraryAddress(new URL(request.url).searchParams);
  const found = asked && undescribedPage(asked.page);
  if (!found) throw data({ message: "There is no such page." }, { status: 404 });
  return found;
});

async function describe(args: ActionFunctionArgs) {
  const { entered, errors, described } = readDescriptions(await readOwnerForm(args));
  if (errors.size > 0) {
    const message = "Some descriptions are too long. Nothing is saved yet.";
    const reply: DescribeReply = { entered, errors: Object.fromEntries(errors), message };
    return data(reply, { status: 400 });
  }
  const saved = describePictures(described);
  const page = readLibraryAddress(new URL(args.request.url).searchParams)?.page ?? 1;
  // Described pictures leave the list, so the same page number shows the next ones, if there are any.
  const next = page > 1 && undescribedPage(page) ? `${DESCRIBE}?page=${page}` : DESCRIBE;
  return done(next, `${counted(saved, "picture")} described.`);
}

export const action = whenNotStored(describe, (form, message): DescribeReply => {
  const { entered } = readDescriptions(form);
  return { entered, errors: {}, message };
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function DescribeMany() {
  const { pictures, total, page, pages } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <AdminPage
      title="Describe pictures"
      actions={
        <ButtonLink to={LIBRARY} kind="secondary" className="max-sm:text-sm">
          All photos
        </ButtonLink>
      }
    >
      {pictures.length > 0 ? (
        <DescribeForm pictures={pictures} total={total} reply={reply ?? null} />
      ) : (
        <EmptyNote>Every picture has its description.</EmptyNote>
      )}
      <PageLinks
        page={page}
        pages={pages}
        pathOf={(other) => (other > 1 ? `${DESCRIBE}?page=${other}` : DESCRIBE)}
      />
    </AdminPage>
  );
}
