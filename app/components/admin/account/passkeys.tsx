import type { AccountReply } from "~/components/admin/account/account-reply";
import type { Passkey } from "~/models/owner/passkey.server";
import type { PasskeyPlace } from "~/utils/http/passkey-place.server";
import { AddPasskey } from "./add-passkey";
import { PasskeyRow } from "./passkey-row";

type Props = { passkeys: Passkey[]; place: PasskeyPlace; reply: AccountReply };

/** The list of passkeys, and the form to add one. */
export function Passkeys({ passkeys, place, reply }: Props) {
  return (
    <div className="grid gap-4">
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} reply={reply} />
          ))}
        </ul>
      )}
      {place.works ? (
        <AddPasskey key={passkeys.length} origin={place.origin} reply={reply} />
      ) : (
        <NotHere place={place} />
      )}
    </div>
  );
}

function NotHere({ place }: { place: Extract<PasskeyPlace, { works: false }> }) {
  return (
    <div className="rounded-card border border-edge bg-surface p-4">
      <p className="font-medium">Passkeys do not work at this address.</p>
      <p className="mt-1 text-muted wrap-anywhere">
        {place.why === "no-name"
          ? `A passkey belongs to a site's name, and ${place.origin} is a number.`
          : `Browsers make passkeys only where the connection is encrypted: the site needs an address that begins with https://, and this one is ${place.origin}.`}{" "}
        {place.instead ? (
          <>
            On this machine the site has a name as well:{" "}
            <a
              href={`${place.instead}/admin/account`}
              className="text-accent underline underline-offset-4"
            >
              {place.instead}
            </a>
            , where you sign in anew.
          </>
        ) : (
          "The password and recovery codes work everywhere."
        )}
      </p>
    </div>
  );
}
