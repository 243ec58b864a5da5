import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "~/components/ui/buttons/button";
import { NO_ANSWER } from "~/forms/unanswered";
import { type DeviceAnswer, knowsPasskeys, signWithPasskey } from "~/utils/browser/passkeys";

type Props = { onAnswer: (answer: DeviceAnswer) => void };

/** Signs in by a passkey; hidden without scripts, or if the browser has no passkeys. */
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

/** Gets a challenge from the site and lets a passkey sign it. */
async function askPasskey(): Promise<DeviceAnswer> {
  try {
    const response = await fetch("/sign-in-challenge", { method: "POST" });
    const { options, message = NO_ANSWER } = await response.json();
    return options ? await signWithPasskey(options) : { ok: false, message };
  } catch {
    return { ok: false, message: NO_ANSWER };
  }
}
