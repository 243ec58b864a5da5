import { useForm } from "@conform-to/react";
import type { z } from "zod";
import { PlainForm } from "~/components/admin/forms/plain-form";
import { Button } from "~/components/ui/buttons/button";
import { usePostedIntent } from "~/components/ui/pending-fieldset";
import { INTENT, MAKE_CODES } from "~/forms/intents";
import type { Reply } from "~/forms/reply";
import type { codesRequest } from "~/models/owner/owner";
import { counted } from "~/utils/words/counted";
import { PresentPassword } from "./present-password";

/** The fragment of the page where the answer shows the codes. */
const NEW_CODES = "new-codes";

type Values = z.input<typeof codesRequest>;
type Props = { left: number; codes: string[] | null; reply: Reply };

/** Recovery codes, for when the password is forgotten and no passkey is at hand. */
export function RecoveryCodes({ left, codes, reply }: Props) {
  const [form, { presentPassword }] = useForm<Values>({
    id: "make-codes",
    lastResult: reply?.result,
    constraint: { presentPassword: { required: true } },
  });
  const isPending = usePostedIntent() === MAKE_CODES;
  return (
    <>
      {codes && <NewCodes codes={codes} />}
      <p>
        {left > 0 ? `${counted(left, "code")} can still be used.` : "There are none at present."}
      </p>
      <PlainForm form={form} action={`#${NEW_CODES}`} noValidate className="grid gap-4">
        <PresentPassword field={presentPassword} autoFocus={!presentPassword.valid} />
        <Button
          name={INTENT}
          value={MAKE_CODES}
          kind={left > 0 ? "secondary" : "primary"}
          className="justify-self-start"
        >
          {isPending ? "Making…" : "Make ten new codes"}
        </Button>
      </PlainForm>
    </>
  );
}

function NewCodes({ codes }: { codes: string[] }) {
  return (
    <section
      id={NEW_CODES}
      aria-label="Your new codes"
      className="scroll-mt-4 rounded-card border border-accent bg-surface p-4"
    >
      <p className="font-medium">Write these down now: they are shown this once.</p>
      <p className="mt-1 text-sm text-muted">Any codes made before are void.</p>
      <ol className="mt-3 grid gap-x-6 gap-y-1 font-mono text-base tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
    </section>
  );
}
