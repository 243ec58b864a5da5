import { useState } from "react";
import { Button } from "~/components/ui/buttons/button";
import { Moment } from "~/components/ui/moment";
import type { OtherText } from "./use-draft";

type Props = { other: OtherText; onTake(): void; onLeave(): void };

/** Asks what to do with another text of the same record; the fields show the differences. */
export function OtherTextNote({ other, onTake, onLeave }: Props) {
  const isFromHere = other.from === "device";
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-monsoon p-4">
      <p>
        {isFromHere
          ? "A text that was kept on this device and never sent is of "
          : "A newer text was saved on another device or in another tab at "}
        <Moment at={other.at} day="unless-today" />. The marked fields show where it differs from{" "}
        {isFromHere ? "what you see" : "yours"}.
      </p>
      <p className="flex flex-wrap gap-2">
        <Button type="button" kind="secondary" onClick={onTake}>
          Take it
        </Button>
        {isFromHere ? (
          <DiscardKept onDiscard={onLeave} />
        ) : (
          <Button type="button" kind="secondary" onClick={onLeave}>
            Keep mine
          </Button>
        )}
      </p>
    </div>
  );
}

/** Discards text that exists on this device only, at the second click. */
function DiscardKept({ onDiscard }: { onDiscard: () => void }) {
  const [isSure, setSure] = useState(false);
  if (!isSure) {
    return (
      <Button type="button" kind="secondary" onClick={() => setSure(true)}>
        Discard it…
      </Button>
    );
  }
  return (
    <Button type="button" kind="danger" onClick={onDiscard}>
      Discard it: it is nowhere else
    </Button>
  );
}
