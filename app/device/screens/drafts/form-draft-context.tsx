import { Link } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { Button } from "~/components/ui/buttons/button";
import { Moment } from "~/components/ui/moment";
import { INTENT, KEEP_DRAFT } from "~/forms/intents";
import type { DraftState } from "~/models/find/drafts/draft";
import type { SaveStatus } from "./draft-keeper";
import type { KeptDraft } from "./use-draft";

/** The form's draft, for the parts of the form that show its state. */
export const FormDraftContext = createContext<KeptDraft | null>(null);

/** Stores a draft without saving the record. With scripts this happens automatically. */
export function KeepDraftButton() {
  const kept = useContext(FormDraftContext);
  if (!kept?.keeper.of) return null;
  return (
    <Button name={INTENT} value={KEEP_DRAFT} kind="secondary" className="grow sm:grow-0 js:hidden">
      Save draft
    </Button>
  );
}

/** Tells the writer where the last typed text is stored. */
export function SavedDraftStatus() {
  const kept = useContext(FormDraftContext);
  if (!kept) return null;
  const { where, state, saveAsNewOne } = kept;
  const isLost = where.kind === "nowhere" || where.kind === "gone";
  return (
    <p
      role={isLost ? "alert" : "status"}
      className={`w-full text-sm has-[span:only-child:empty]:hidden sm:mr-auto sm:w-auto sm:content-center ${isLost ? "font-medium text-danger" : "text-muted"}`}
    >
      <span>{words(where, state)}</span>
      {where.kind === "site" && state?.id && state.baseVersion > 0 && (
        <span className="ml-2">Changed, not published</span>
      )}
      {where.kind === "device" && where.why === "session" && (
        <Link to="/admin" target="_blank" className={action}>
          Sign in to send it
        </Link>
      )}
      {where.kind === "gone" && (
        <button type="button" onClick={saveAsNewOne} className={action}>
          Make it a new one
        </button>
      )}
    </p>
  );
}

const action = "ml-2 min-h-touch font-medium text-accent underline underline-offset-4";

function words(where: SaveStatus, state: DraftState | null): ReactNode {
  // Without a draft or a saved record, nothing is stored yet.
  const isKept = state?.id != null || (state?.baseVersion ?? 0) > 0;
  switch (where.kind) {
    case "untouched":
      return state?.id && saved(state.savedAt);
    case "site":
      return isKept && saved(where.at);
    case "device":
      return (
        <>
          Kept on this device at <Moment at={where.at} day="unless-today" />
          {where.why !== "stays" && ", not sent yet"}
        </>
      );
    case "gone":
      return (
        <>
          This was deleted elsewhere. Your text of <Moment at={where.at} day="unless-today" /> is
          kept on this device.
        </>
      );
    case "nowhere":
      return where.message;
  }
}

function saved(at: Date | string) {
  return (
    <>
      Saved <Moment at={at} day="unless-today" />
    </>
  );
}
