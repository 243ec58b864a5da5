import { data } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { NoRecord } from "~/components/admin/shell/no-record";
import { Comparison } from "~/components/admin/versions/comparison";
import { RecordPage } from "~/components/admin/versions/record-page";
import { RestoreButton } from "~/components/admin/versions/restore-button";
import { VersionDate } from "~/components/admin/versions/version-date";
import { ownerButtonAction } from "~/forms/owner-form.server";
import { done, statusOf } from "~/forms/records/record-form.server";
import { countMissingNow, versionPage } from "~/models/find/versions/version-page.server";
import { recordPath, versionedAt } from "~/models/find/versions/version-paths";
import { restoreVersion } from "~/models/find/versions/version-restore.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { grouped } from "~/utils/words/counted";

export const meta = () => adminMeta("A version");

export const loader = ownerLoader(({ request, params }) => {
  const of = versionedAt(request.url, params.id);
  const version = versionPage(of, Number(params.number));
  return data({ version, path: recordPath(of) }, statusOf(version));
});

export const action = ownerButtonAction((_form, { request, params }) => {
  const of = versionedAt(request.url, params.id);
  const restored = restoreVersion(of, Number(params.number));
  if (restored.ok) {
    const missing = countMissingNow(of);
    const message =
      missing === 0
        ? "The version was restored. What stood there before it is a version as well."
        : `The version was restored. ${missingPicturesNote(missing)}`;
    return done(`${recordPath(of)}/versions`, message);
  }
  const status = restored.kind === "missing" ? 404 : 400;
  const errors = restored.kind === "invalid" ? Object.values(restored.fieldErrors).flat() : [];
  return data({ problems: errors }, { status });
});

export { keepPage as clientAction } from "~/forms/unanswered";

/** One version compared with the current text. */
export default function Version() {
  const { version, path } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (!version) return <NoRecord noun="version" />;
  const { number, savedAt, changes, missingPictures, stored } = version;
  return (
    <RecordPage
      heading={
        <>
          Version of <VersionDate savedAt={savedAt} />
        </>
      }
      record={{ title: version.title, path }}
      back={{ to: `${path}/versions`, label: "All versions" }}
      problems={reply?.problems}
    >
      {missingPictures > 0 && <MissingPictures count={missingPictures} />}
      {stored === null && <RestoreButton path={path} number={number} savedAt={savedAt} isMain />}
      {changes ? <Comparison changes={changes} /> : <Unreadable stored={stored ?? ""} />}
    </RecordPage>
  );
}

/** A note on pictures of a version that were deleted since. */
function missingPicturesNote(count: number) {
  const subject = count === 1 ? "One of its pictures is" : `${grouped(count)} of its pictures are`;
  return `${subject} no longer in the library, and readers see that something is missing there.`;
}

/** The same note above the version, with a link to the bin. */
function MissingPictures({ count }: { count: number }) {
  return (
    <p className="mb-5 max-w-measure rounded-control border border-line p-3">
      {missingPicturesNote(count)} What was deleted may still be in the{" "}
      <Link to="/admin/bin" className="font-medium text-accent underline underline-offset-4">
        bin
      </Link>
      .
    </p>
  );
}

/** Shown instead of the comparison if the version can no longer be parsed. */
function Unreadable({ stored }: { stored: string }) {
  return (
    <>
      <p role="note" className="rounded-control border border-danger p-3 font-medium">
        This version can no longer be read, so it cannot be compared or restored. It stays in the
        list, and nothing else is touched by it.
      </p>
      <label className="mt-5 grid gap-1.5">
        <span className="font-medium">What is stored of it, to copy from</span>
        <textarea
          readOnly
          rows={12}
          defaultValue={stored}
          className="w-full rounded-control border border-edge bg-surface p-3 font-mono text-sm"
        />
      </label>
    </>
  );
}
