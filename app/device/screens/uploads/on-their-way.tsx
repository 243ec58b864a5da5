import { useLocation } from "@remix-run/react";
import { MOMENT_FORM } from "~/device/photographs/share-path";
import { isFor } from "~/device/queue/picture-entry";
import { useQueue } from "~/device/screens/use-queue";
import { canWaitAt } from "~/forms/waiting-forms";
import { counted } from "~/utils/words/counted";

/** Where a form's pictures go if it is saved before they are uploaded: those for a collection are added to it later. */
function restOf(fields: Set<string>, pathname: string) {
  if (fields.has(MOMENT_FORM.field)) return "Save now: the moment shows it as soon as it arrives.";
  const isCollection = fields.has("files");
  if (isCollection && fields.size === 1)
    return "If you save now, they come into the album as they arrive.";
  const lead = isCollection
    ? "the photos come into the album as they arrive, other pictures"
    : "they";
  const waits = canWaitAt(pathname) ? "; without a line they wait with it in the outbox" : "";
  return `If you save now, ${lead} will be in the library alone${waits}.`;
}

/** Says beside a form's buttons what happens to pictures that are still being uploaded. */
export function OnTheirWay() {
  const { pathname } = useLocation();
  const { pictures } = useQueue();
  const mine = pictures.filter((one) => one.state === "waiting" && isFor(one.for, pathname));
  const fields = mine.map(({ for: purpose }) =>
    typeof purpose === "object" && "field" in purpose ? purpose.field : "",
  );
  const are = mine.length === 1 ? "is still on its" : "are still on their";
  return (
    <p role="status" className="basis-full text-sm text-muted empty:hidden">
      {mine.length > 0 &&
        `${counted(mine.length, "picture")} ${are} way. ${restOf(new Set(fields), pathname)}`}
    </p>
  );
}
