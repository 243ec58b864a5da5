import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/components/ui/buttons/button";
import { useIsPosting, usePostedIntent } from "~/components/ui/pending-fieldset";
import { KeepDraftButton, SavedDraftStatus } from "~/device/screens/drafts/form-draft-context";
import { OnTheirWay } from "~/device/screens/uploads/on-their-way";
import { INTENT } from "~/forms/intents";

type Props = {
  label: ReactNode;
  /** The intent of the main button, if the form has several. */
  intent?: string;
  back?: string;
  /** A button of the form's own that saves a draft. */
  draftButton?: ReactNode;
  children?: ReactNode;
};

/** The buttons of a form, kept within a thumb's reach if the window has room for more than them. */
export function SaveBar({
  label,
  intent,
  back,
  draftButton = <KeepDraftButton />,
  children,
}: Props) {
  const posted = usePostedIntent();
  const isSaving = useIsPosting() && (!intent || intent === posted);
  return (
    <div
      data-save-bar
      className="sticky [@media(height<36rem)]:static bottom-(--tab-bar) z-10 -mx-3 mt-6 flex flex-wrap gap-2 border-t border-line bg-canvas px-3 py-3 max-sm:[&>.button]:px-3 pb-[max(0.75rem,calc(env(safe-area-inset-bottom)-var(--tab-bar)))] sm:justify-end"
    >
      <SavedDraftStatus />
      <OnTheirWay />
      <Button name={intent && INTENT} value={intent} className="grow sm:order-last sm:grow-0">
        {isSaving ? "Saving…" : label}
      </Button>
      {children}
      {draftButton}
      {back && (
        <ButtonLink to={back} kind="secondary" preventScrollReset>
          Cancel
        </ButtonLink>
      )}
    </div>
  );
}
