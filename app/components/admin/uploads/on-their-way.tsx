import { useLocation } from "@remix-run/react";
import { useUploads } from "~/uploads/status";
import { isFor } from "~/uploads/waiting-picture";
import { counted } from "~/utils/counted";

/** Says beside a form's buttons what a save now would leave behind. */
export function OnTheirWay() {
  const { pathname } = useLocation();
  const { waiting } = useUploads();
  const count = waiting.filter((one) => one.state === "waiting" && isFor(one.for, pathname)).length;
  const [are, they] = count === 1 ? ["is still on its", "it"] : ["are still on their", "they"];
  return (
    <p role="status" className="basis-full text-sm text-muted empty:hidden">
      {count > 0 &&
        `${counted(count, "picture")} ${are} way. If you save now, ${they} will be in the library.`}
    </p>
  );
}
