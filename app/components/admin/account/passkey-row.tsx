import { useForm } from "@conform-to/react";
import { PlainForm } from "~/components/admin/forms/plain-form";
import { DeleteButton } from "~/components/admin/lists/delete-button";
import { useIsAtWork } from "~/components/admin/lists/row-form";
import { Button } from "~/components/ui/buttons/button";
import { TextField } from "~/components/ui/form-controls";
import { inWords } from "~/components/ui/in-words";
import { INTENT, RENAME_PASSKEY } from "~/forms/intents";
import type { Passkey } from "~/models/owner/passkey.server";
import { formatDate, timeAgo } from "~/utils/words/dates";
import { type AccountReply, replyTo } from "./account-reply";

type Props = { passkey: Passkey; reply: AccountReply };

export function PasskeyRow({ passkey, reply }: Props) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="grid gap-2 p-3 sm:p-4">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-muted tabular-nums" suppressHydrationWarning>
            Added {inWords`${formatDate(createdAt)}`} ·{" "}
            {lastUsedAt ? `used ${timeAgo(lastUsedAt)}` : "not used yet"}
          </p>
        </div>
        <DeleteButton
          id={id}
          name={name}
          verb="Remove"
          question="Remove this passkey? It signs nobody in any more. Delete it on the device as well."
        />
      </div>
      <Rename key={name} passkey={passkey} reply={replyTo(reply, RENAME_PASSKEY, id)} />
    </li>
  );
}

function Rename({ passkey: { id, name }, reply }: Props) {
  const isAtWork = useIsAtWork(id, RENAME_PASSKEY);
  const [form, { passkeyName }] = useForm<{ passkeyName: string }>({
    id: `rename-${id}`,
    lastResult: reply?.result,
    defaultValue: { passkeyName: name },
    constraint: { passkeyName: { required: true } },
  });
  return (
    <details open={reply !== undefined}>
      <summary className="inline-flex min-h-touch cursor-pointer items-center text-sm text-accent underline underline-offset-4">
        Rename<span className="sr-only"> {name}</span>
      </summary>
      <PlainForm form={form} noValidate className="grid gap-3 pb-1">
        <input type="hidden" name="recordId" value={id} />
        <TextField field={passkeyName} label="Name" autoFocus={!passkeyName.valid} />
        <Button
          name={INTENT}
          value={RENAME_PASSKEY}
          kind="secondary"
          className="justify-self-start"
        >
          {isAtWork ? "Renaming…" : "Rename"}
        </Button>
      </PlainForm>
    </details>
  );
}
