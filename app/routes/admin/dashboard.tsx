import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Dashboard } from "~/components/admin/dashboard/dashboard";
import { SetUpForm } from "~/components/admin/sign-in/set-up-form";
import { SignInForm } from "~/components/admin/sign-in/sign-in";
import { openSetup } from "~/forms/account/setup-form.server";
import { ADMIN_HOME, signInAction } from "~/forms/account/sign-in-action.server";
import { NO_ANSWER, whenUnanswered } from "~/forms/unanswered";
import { signInWays } from "~/models/owner/sign-in-ways.server";
import { settingChoices } from "~/models/texts/setting-choices.server";
import { getDashboard } from "~/pages/site/dashboard.server";
import { getOwner } from "~/session.server";
import { adminHeaders, adminMeta } from "~/utils/admin-page";
import { clientAddressOf } from "~/utils/http/load-context";
import { ownPath } from "~/utils/http/own-path";
import { passkeyPlace } from "~/utils/http/passkey-place.server";

export const meta = () => adminMeta("Dashboard");

export const headers = adminHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const redirectTo = ownPath(url.searchParams.get("redirectTo"), ADMIN_HOME);
  if (await getOwner(request)) {
    if (redirectTo !== ADMIN_HOME) throw redirect(redirectTo, 303);
    return { dashboard: await getDashboard() };
  }
  const setupCode = openSetup(url, clientAddressOf(context));
  return {
    dashboard: null,
    setup: setupCode === null ? null : { code: setupCode, choices: settingChoices() },
    signIn: { ...(await signInWays(passkeyPlace(request).works)), redirectTo },
  };
}

export const action = signInAction;

export const clientAction = whenUnanswered((entered) => ({
  message: NO_ANSWER,
  username: `${entered.get("username") ?? ""}`,
  password: `${entered.get("password") ?? ""}`,
}));

export default function AdminStart() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (loaded.dashboard) return <Dashboard {...loaded.dashboard} />;
  const setup = refused && "result" in refused ? refused : undefined;
  if (loaded.setup) return <SetUpForm {...loaded.setup} result={setup?.result} />;
  // Another setup was quicker, or the code is old; now only signing in is possible.
  const message = setup?.result.error?.[""]?.join(" ");
  const failure = refused && "message" in refused ? refused : message ? { message } : null;
  const entered = failure ? { ...loaded.signIn, password: "", ...failure } : loaded.signIn;
  return <SignInForm failure={failure} {...entered} />;
}
