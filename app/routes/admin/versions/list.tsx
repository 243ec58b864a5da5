import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NoRecord } from "~/components/admin/shell/no-record";
import { RecordPage } from "~/components/admin/versions/record-page";
import { VersionList } from "~/components/admin/versions/version-list";
import { PageLinks } from "~/components/ui/page-links";
import { statusOf } from "~/forms/records/record-form.server";
import { versionListPage } from "~/models/find/versions/version-page.server";
import { recordPath, versionedAt } from "~/models/find/versions/version-paths";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { pageNumber } from "~/utils/page-number";

export const meta = () => adminMeta("Versions");

export const loader = ownerLoader(({ request, params }) => {
  const of = versionedAt(request.url, params.id);
  const page = pageNumber(new URL(request.url).searchParams);
  const list = page ? versionListPage(of, page) : null;
  return data({ list, path: recordPath(of) }, statusOf(list));
});

/** The earlier versions of a letter, a place or the home page. */
export default function Versions() {
  const { list, path } = useLoaderData<typeof loader>();
  if (!list) return <NoRecord noun="page of versions" />;
  const { page, pages } = list;
  const pathOf = (other: number) => `${path}/versions${other > 1 ? `?page=${other}` : ""}`;
  return (
    <RecordPage heading="Versions" record={{ title: list.title, path }}>
      <VersionList list={list} path={path} />
      <PageLinks page={page} pages={pages} pathOf={pathOf} />
    </RecordPage>
  );
}
