import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Dashboard } from "~/components/admin/dashboard/dashboard";
import { SetUpForm } from "~/components/admin/sign-in/set-up-form";
import { SignInForm } from "~/components/admin/sign-in/sign-in";
import { authenticate, authenticateByPasskey, enteredUsername } from "~/forms/auth.server";
import { redirectWithToast } from "~/forms/flash.server";
import { readForm } from "~/forms/form.server";
import { EXIT, INTENT, SET_UP, SIGN_IN, SIGN_IN_BY_PASSKEY } from "~/forms/intents";
import { whenNotStored } from "~/forms/not-stored.server";
import { unknownIntent } from "~/forms/record-form.server";
import { answerSetup, openSetup } from "~/forms/setup-form.server";
import { NO_ANSWER, whenUnanswered } from "~/forms/unanswered";
import { listNewDevices } from "~/models/account/devices.server";
import { getMailStatus } from "~/models/mail/outgoing-mail.server";
import { inboxRoom } from "~/models/messages/inbox-room.server";
import { listAnnouncedPosts } from "~/models/newsletter/post-issue.server";
import { hasOwner } from "~/models/owner/owner.server";
import { hasPasskeys } from "~/models/owner/passkey.server";
import { hasRecoveryCodes } from "~/models/owner/recovery-codes.server";
import { getAdminStats } from "~/models/site/admin-stats.server";
import { getMissingParts } from "~/models/site/first-steps.server";
import { getRecentActivity } from "~/models/site/recent-activity.server";
import { getOwner, signInHeaders, signOutCookie } from "~/session.server";
import { adminHeaders, adminMeta } from "~/utils/admin-page";
import { DEMO_PASSWORD, env } from "~/utils/env.server";
import { STORE_LATER } from "~/utils/files/storage-failure.server";
import { clientAddressOf } from "~/utils/http/load-context";
import { ownPath } from "~/utils/http/own-path";
import { passkeyPlace } from "~/utils/http/passkey-place.server";

/** Where a sign-in leads that nobody was sent to. */
const HOME = "/admin";

export const meta = () => adminMeta("Dashboard");

export const headers = adminHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const redirectTo = ownPath(url.searchParams.get("redirectTo"), HOME);
  if (await getOwner(request)) {
    if (redirectTo !== HOME) throw redirect(redirectTo, 303);
    // A promise, so that figures that fail take nothing else of the page with them.
    const stats = Promise.resolve().then(getAdminStats);
    const parts = { recent: getRecentActivity(), missing: getMissingParts() };
    const mail = { mail: getMailStatus(), announced: listAnnouncedPosts() };
    const devices = listNewDevices();
    return { dashboard: { stats, devices, room: inboxRoom(), ...mail, ...parts } };
  }
  return {
    dashboard: null,
    setupCode: openSetup(url, clientAddressOf(context)),
    signIn: {
      username: env.demoMode ? "admin" : "",
      password: env.demoMode ? DEMO_PASSWORD : "",
      hasOwner: hasOwner(),
      hasCodes: hasRecoveryCodes(),
      hasPasskeys: passkeyPlace(request).works && hasPasskeys(),
      redirectTo,
    },
  };
}

async function signInOrOut({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request.clone());
  const intent = form.get(INTENT) ?? SIGN_IN;
  if (intent === EXIT) return leave(request);
  if (intent === SET_UP) return answerSetup(form, request, clientAddressOf(context));
  const isByPasskey = intent === SIGN_IN_BY_PASSKEY;
  if (intent !== SIGN_IN && !isByPasskey) throw unknownIntent();
  const redirectTo = ownPath(form.get("redirectTo"), HOME);
  const answer = isByPasskey
    ? await authenticateByPasskey(form, request)
    : await authenticate({ request, context });
  if (answer.ok) {
    const headers = await signInHeaders(request, answer.owner.id, clientAddressOf(context));
    const toast = { title: "Success", description: "Logged in successfully!" };
    return redirectWithToast(redirectTo, toast, headers);
  }
  const { message, retryAfterSeconds: wait } = answer;
  const errors = "errors" in answer ? answer.errors : undefined;
  const values = { message, errors, username: enteredUsername(form), redirectTo };
  if (wait === 0) return data(values, { status: 400 });
  return data(values, { status: 429, headers: { "Retry-After": `${wait}` } });
}

export const action = whenNotStored(signInOrOut, (entered) => ({
  message: STORE_LATER,
  username: `${entered.get("username") ?? ""}`,
}));

async function leave(request: Request) {
  const toast = { title: "Logged out", description: "You have been logged out successfully." };
  // Not "storage": the visitor's theme and the pages kept for offline reading are no secrets.
  return redirectWithToast("/", toast, {
    "Set-Cookie": await signOutCookie(request),
    "Clear-Site-Data": '"cache"',
  });
}

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
  if (loaded.setupCode) return <SetUpForm code={loaded.setupCode} result={setup?.result} />;
  // Somebody else was quicker, or the code is an older one: what is left is to sign in.
  const message = setup?.result.error?.[""]?.join(" ");
  const failure = refused && "message" in refused ? refused : message ? { message } : null;
  const entered = failure ? { ...loaded.signIn, password: "", ...failure } : loaded.signIn;
  return <SignInForm failure={failure} {...entered} />;
}
