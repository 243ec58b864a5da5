import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "~/components/ui/buttons/button";
import { NO_ANSWER } from "~/forms/unanswered";
import { type DeviceAnswer, knowsPasskeys, signWithPasskey } from "~/utils/browser/passkeys";

type Props = { onAnswer: (answer: DeviceAnswer) => void };

/** Signs in by one touch; where the browser knows of no passkeys, or runs no scripts, it is not there. */
export function PasskeyButton({ onAnswer }: Props) {
  const [isKnown, setKnown] = useState(true);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => setKnown(knowsPasskeys()), []);

  async function ask() {
    setAsking(true);
    const answer = await askPasskey();
    setAsking(false);
    onAnswer(answer);
  }

  if (!isKnown) return null;
  return (
    <Button
      type="button"
      kind="secondary"
      className="w-full no-js:hidden"
      aria-disabled={isAsking}
      onClick={() => void (isAsking || ask())}
    >
      <KeyRound aria-hidden="true" className="size-5" strokeWidth={1.5} />
      {isAsking ? "Waiting for the device…" : "Sign in with a passkey"}
    </Button>
  );
}

/** Has the site say what to sign, and a device sign it with a passkey. */
async function askPasskey(): Promise<DeviceAnswer> {
  try {
    const response = await fetch("/sign-in-challenge", { method: "POST" });
    const { options, message = NO_ANSWER } = await response.json();
    return options ? await signWithPasskey(options) : { ok: false, message };
  } catch {
    return { ok: false, message: NO_ANSWER };
  }
}
