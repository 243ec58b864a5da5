import { data, type MetaFunction } from "@remix-run/node";
import { NoSuchPage } from "~/components/site/no-such-page";
import { noSuchPageMeta } from "~/utils/markup/meta";

export const meta: MetaFunction = ({ matches, location }) =>
  noSuchPageMeta(matches, location.pathname);

export { publicHeaders as headers } from "~/utils/http/public-headers";

export function loader() {
  return data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}

export default NoSuchPage;
