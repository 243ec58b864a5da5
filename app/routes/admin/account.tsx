import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { type AccountReply, replyTo } from "~/components/admin/account/account-reply";
import { NameForm } from "~/components/admin/account/name-form";
import { Passkeys } from "~/components/admin/account/passkeys";
import { PasswordForm } from "~/components/admin/account/password-form";
import { RecoveryCodes } from "~/components/admin/account/recovery-codes";
import { SessionList } from "~/components/admin/account/session-list";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { accountAction } from "~/forms/account/account-action.server";
import {
  ADD_PASSKEY,
  CHANGE_NAME,
  CHANGE_PASSWORD,
  INTENT,
  MAKE_CODES,
  RENAME_PASSKEY,
} from "~/forms/intents";
import { formUnanswered, NOT_SAVED } from "~/forms/offline-action";
import { sayUnanswered, whenUnanswered } from "~/forms/unanswered";
import { listPasskeys } from "~/models/owner/passkey.server";
import { countRecoveryCodes } from "~/models/owner/recovery-codes.server";
import { listSessions } from "~/models/owner/session.server";
import { requireOwner, tokenOf } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { passkeyPlace } from "~/utils/http/passkey-place.server";

export const meta = () => adminMeta("Account");

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, username } = await requireOwner(request);
  return {
    username,
    sessions: listSessions(id, (await tokenOf(request)) ?? ""),
    passkeys: listPasskeys(id),
    place: passkeyPlace(request),
    codesLeft: countRecoveryCodes(id),
    // A new id resets the forms after each save, so that no password stays in a field.
    formId: crypto.randomUUID(),
  };
}

export const action = accountAction;

/** The intents of its forms, which keep what was typed if the site does not reply. */
const FORMS: unknown[] = [CHANGE_NAME, CHANGE_PASSWORD, ADD_PASSKEY, RENAME_PASSKEY, MAKE_CODES];

export const clientAction = whenUnanswered((entered) => {
  const of = entered.get(INTENT);
  if (!FORMS.includes(of)) return sayUnanswered();
  return { of, record: entered.get("recordId") ?? "", ...formUnanswered(entered, NOT_SAVED) };
});

/** The owner's name, password and passkeys, and the open sessions. */
export default function Account() {
  const { username, sessions, passkeys, place, codesLeft, formId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const newCodes = answer && "codes" in answer ? answer.codes : null;
  const reply: AccountReply = answer && "of" in answer ? answer : undefined;
  return (
    <AdminPage title="Account">
      <div className="grid gap-10">
        <AccountSection title="Who is signed in">
          <SessionList sessions={sessions} />
        </AccountSection>
        <AccountSection title="Passkeys">
          <Passkeys passkeys={passkeys} place={place} reply={reply} />
        </AccountSection>
        <AccountSection title="Recovery codes" lead="Each signs you in once. Keep them on paper.">
          <RecoveryCodes
            key={formId}
            left={codesLeft}
            codes={newCodes}
            reply={replyTo(reply, MAKE_CODES)}
          />
        </AccountSection>
        <AccountSection title="Password" lead="A new one ends all other sessions.">
          <PasswordForm key={formId} username={username} reply={replyTo(reply, CHANGE_PASSWORD)} />
        </AccountSection>
        <AccountSection title="Name">
          <NameForm key={formId} username={username} reply={replyTo(reply, CHANGE_NAME)} />
        </AccountSection>
      </div>
    </AdminPage>
  );
}

type SectionProps = { title: string; lead?: string; children: ReactNode };

function AccountSection({ title, lead, children }: SectionProps) {
  return (
    <section className="grid max-w-2xl gap-3">
      <h3 className="text-xl">{title}</h3>
      {lead && <p className="text-muted">{lead}</p>}
      {children}
    </section>
  );
}
