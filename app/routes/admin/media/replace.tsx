import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ReplaceForm } from "~/components/admin/media/replace-form";
import { UseList } from "~/components/admin/media/use-list";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { NoRecord } from "~/components/admin/shell/no-record";
import { ownerButtonAction } from "~/forms/owner-form.server";
import { receivedIn } from "~/forms/pictures/received-pictures.server";
import { done, statusOf } from "~/forms/records/record-form.server";
import { picturePage } from "~/models/collections/library/library-page.server";
import { LIBRARY } from "~/models/collections/library/library-query";
import { replacePicture } from "~/models/collections/library/picture-removal.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Replace a picture");

export const loader = ownerLoader(({ params }) => {
  const picture = picturePage(params.id ?? "");
  return data({ picture }, statusOf(picture));
});

export const action = ownerButtonAction(async (form, { params }) => {
  const id = params.id ?? "";
  const { taken, refused } = receivedIn(form, "replacement");
  const [next] = taken;
  if (!next) return refuse(refused[0]?.message ?? "Choose a picture first.");
  if (next.id === id) return refuse("This is the very same picture: choose another one.");
  if (!(await replacePicture(id, next.id))) {
    return refuse("The picture was deleted in the meantime; the new one is in the library.");
  }
  return done(`${LIBRARY}/${next.id}`, "The picture was replaced everywhere.");
});

function refuse(problem: string) {
  return data({ problem }, { status: 400 });
}

export { keepPage as clientAction } from "~/forms/unanswered";

export default function ReplacePicture() {
  const { picture } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (!picture) return <NoRecord noun="picture" />;
  return (
    <AdminPage title="Replace a picture">
      <ReplaceForm picture={picture} problem={reply?.problem ?? null} />
      <section className="mt-6">
        <h3 className="mb-2 text-lg">Where the new one will stand</h3>
        {picture.uses.length > 0 ? (
          <UseList uses={picture.uses} />
        ) : (
          <p className="text-muted">Nowhere yet: it only takes this one's place in the library.</p>
        )}
      </section>
    </AdminPage>
  );
}
