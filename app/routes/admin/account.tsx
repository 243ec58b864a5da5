import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountSection } from "~/components/admin/account/account-section";
import { NameForm } from "~/components/admin/account/name-form";
import { PasswordForm } from "~/components/admin/account/password-form";
import { SessionList } from "~/components/admin/account/session-list";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { accountAction } from "~/forms/account-action.server";
import { CHANGE_NAME, CHANGE_PASSWORD } from "~/forms/intents";
import { listSessions } from "~/models/owner/session.server";
import { requireOwner, tokenOf } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Account");

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, username } = await requireOwner(request);
  return { username, sessions: listSessions(id, (await tokenOf(request)) ?? "") };
}

export const action = accountAction;

export { accountUnanswered as clientAction } from "~/forms/account-unanswered";

/** How the owner signs in, and who is signed in. */
export default function Account() {
  const { username, sessions } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const replyOf = (intent: string) => (reply?.of === intent ? reply : undefined);
  return (
    <AdminPage title="Account">
      <div className="grid gap-10">
        <AccountSection
          title="Who is signed in"
          lead="Each browser or program with an open session. It ends by itself after 30 days without use. Networks are told by the first half of their address."
        >
          <SessionList sessions={sessions} />
        </AccountSection>
        <AccountSection
          title="Password"
          lead="Changing it ends all other sessions at once. This one goes on."
        >
          <PasswordForm username={username} reply={replyOf(CHANGE_PASSWORD)} />
        </AccountSection>
        <AccountSection title="Name" lead="What you enter beside the password.">
          <NameForm key={username} username={username} reply={replyOf(CHANGE_NAME)} />
        </AccountSection>
      </div>
    </AdminPage>
  );
}
