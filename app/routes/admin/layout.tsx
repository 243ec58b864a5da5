import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import {
  type MetaFunction,
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
} from "@remix-run/react";
import { AdminFrame } from "~/components/admin/shell/admin-frame";
import { SignInAgain } from "~/components/admin/sign-in/sign-in-again";
import { ButtonLink } from "~/components/ui/buttons/button";
import { NOT_SHOWN } from "~/components/ui/failure";
import { Container } from "~/components/ui/section";
import { expiredFormOf } from "~/forms/expired-form";
import { readToast } from "~/forms/flash.server";
import { journeyFrames } from "~/models/road/line/journey-frames.server";
import { getOwner, ownerUntil, renewedCookie, requireOwner } from "~/session.server";
import stylesUrl from "~/styles/admin.css?url";
import { contentLinks } from "~/styles/pages/content-links";
import { adminHeaders, adminMeta } from "~/utils/admin-page";
import { env } from "~/utils/env.server";
import { messageOf, titleOf } from "~/utils/failure-words";
import { OWNER_UNTIL } from "~/utils/http/owner-until";
import { UNSEEN } from "~/utils/http/unseen";

export const meta: MetaFunction = ({ error }) => adminMeta(error ? titleOf(error) : "Dashboard");

export const links: LinksFunction = () => [
  ...contentLinks(),
  { rel: "stylesheet", href: stylesUrl },
];

export const headers = adminHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const isSignInPage = new URL(request.url).pathname === "/admin";
  const owner = isSignInPage ? await getOwner(request) : await requireOwner(request);
  if (!owner) return data({ signedIn: false, tileUrl: "" });
  const values = {
    signedIn: true,
    tileUrl: env.TILE_URL,
    // The frame of the map on which positions are chosen.
    mapFrame: journeyFrames().narrow,
  };
  // A page with a message must not be cached, because that message is shown once.
  const until = (await readToast(request)) ? 0 : ownerUntil();
  const headers = new Headers({ [OWNER_UNTIL]: String(until) });
  // Set by every page, not only when the session was renewed, because another loader may have done that first. Not by
  // a page that a device only stores: its answer can come after a new password, and bring the ended session back.
  if (!request.headers.has(UNSEEN)) headers.set("Set-Cookie", await renewedCookie(request));
  return data(values, { headers });
}

type Layout = { signedIn?: boolean };

export default function AdminLayout() {
  const { signedIn } = useLoaderData<typeof loader>();
  if (!signedIn) return <Outlet />;
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}

/** An error page of the admin area: what happened, and how to go on. */
function AdminFailure({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const message = messageOf(error);
  return (
    <section role="alert" className="max-w-measure py-8">
      <h2 className="text-section">{message ? "This did not work" : "Something went wrong"}</h2>
      <p className="mt-3 text-lead text-muted">{message ?? NOT_SHOWN}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={pathname + search} reloadDocument>
          Try Again
        </ButtonLink>
        <ButtonLink to="/admin" kind="secondary">
          Dashboard
        </ButtonLink>
        {!message && (
          <ButtonLink to="/admin/backups/way-back" kind="secondary" reloadDocument>
            Before the last restore
          </ButtonLink>
        )}
      </p>
    </section>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isSignedOut = useMatches().some(({ data }) => (data as Layout | null)?.signedIn === false);
  const expired = expiredFormOf(error);
  if (expired) return <SignInAgain {...expired} />;
  const failure = <AdminFailure error={error} />;
  // An error before signing in, such as a wrong setup code, is not shown inside the admin area.
  return isSignedOut ? (
    <Container>
      <main>{failure}</main>
    </Container>
  ) : (
    <AdminFrame>{failure}</AdminFrame>
  );
}
