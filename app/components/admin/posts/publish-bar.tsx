import { SaveBar } from "~/components/admin/forms/save-bar";
import { Button } from "~/components/ui/button";
import { usePostedIntent } from "~/components/ui/pending-fieldset";
import { INTENT, PUBLISH, SAVE_DRAFT } from "~/forms/intents";

type Props = { isDraft: boolean; back: string };

/** The buttons of a post: a draft is kept or comes out; one that has its date is only saved. */
export function PublishBar({ isDraft, back }: Props) {
  const posted = usePostedIntent();
  if (!isDraft) return <SaveBar label="Save Changes" back={back} />;
  return (
    <SaveBar label="Publish" intent={PUBLISH} back={back}>
      <Button name={INTENT} value={SAVE_DRAFT} kind="secondary" className="grow sm:grow-0">
        {posted === SAVE_DRAFT ? "Saving…" : "Save draft"}
      </Button>
    </SaveBar>
  );
}
