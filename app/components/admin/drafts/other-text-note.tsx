import { Button } from "~/components/ui/button";
import { Moment } from "../times/moment";
import type { OtherText } from "./use-draft";

type Props = { other: OtherText; onTake(): void; onKeepMine(): void; onKeepBoth(): void };

/** Asks what is to become of another text of the same record; the fields show where it differs. */
export function OtherTextNote({ other, onTake, onKeepMine, onKeepBoth }: Props) {
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-monsoon p-4">
      <p>
        {other.from === "phone"
          ? "A text that was kept on this device and never sent is of "
          : "A newer text was saved on another device or in another tab at "}
        <Moment at={other.at} day="unless-today" />. The marked fields show where it differs from{" "}
        {other.from === "phone" ? "what you see" : "yours"}.
      </p>
      <p className="flex flex-wrap gap-2">
        <Button type="button" kind="secondary" onClick={onTake}>
          Take it
        </Button>
        <Button type="button" kind="secondary" onClick={onKeepMine}>
          Keep mine
        </Button>
        {other.canKeepBoth && (
          <Button type="button" kind="secondary" onClick={onKeepBoth}>
            Keep both
          </Button>
        )}
      </p>
    </div>
  );
}
