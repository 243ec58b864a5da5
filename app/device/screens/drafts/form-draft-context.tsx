import { createContext, useContext } from "react";
import { Button } from "~/components/ui/buttons/button";
import { INTENT, KEEP_DRAFT } from "~/forms/intents";
import { DraftStatus } from "./draft-status";
import type { KeptDraft } from "./use-draft";

/** What is kept of the form's text, for the parts of the form that tell of it. */
export const FormDraftContext = createContext<KeptDraft | null>(null);

/** Keeps what is typed without saving it; scripts do so by themselves. */
export function KeepDraftButton() {
  const kept = useContext(FormDraftContext);
  if (!kept?.keeper.of) return null;
  return (
    <Button name={INTENT} value={KEEP_DRAFT} kind="secondary" className="grow sm:grow-0 js:hidden">
      Save draft
    </Button>
  );
}

/** Where what was typed last is, for the bar that saves. */
export function SavedDraftStatus() {
  const kept = useContext(FormDraftContext);
  return kept && <DraftStatus kept={kept} />;
}
