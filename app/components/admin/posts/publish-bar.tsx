import type { ReactNode } from "react";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { Button } from "~/components/ui/buttons/button";
import { usePostedIntent } from "~/components/ui/pending-fieldset";
import { useDeviceClock } from "~/components/ui/use-device-clock";
import { INTENT, PUBLISH, SAVE_DRAFT } from "~/forms/intents";
import type { Publication } from "~/models/posts/publication";
import { formatSiteTime } from "~/utils/words/zoned-time";

const DRAFT = "Save draft";

type Said = {
  /** Whether the saved post has no date, or nothing is saved yet. */
  isDraft: boolean;
  /** The status of the saved post; `null` if nothing is saved yet. */
  saved: Publication["status"] | null;
  /** The status that the post would have with the values now entered. */
  publication: Publication;
  /** The place that the owner must leave first, or an empty string. */
  leaving: string;
};

type Props = Said & { children: ReactNode };

/**
 * The buttons of a post. A draft can be saved or published; a post with a date can only be saved. The main button's
 * label says what happens to the post with the values now entered.
 */
export function PublishBar({ children, ...said }: Props) {
  const { isDraft } = said;
  const posted = usePostedIntent();
  // A draft has no date, so 'Save draft' would drop the chosen one: hide it.
  const isTimed = ["scheduled", "sealed"].includes(said.publication.status);
  return (
    <SaveBar
      label={<SaveLabel {...said} />}
      intent={isDraft ? PUBLISH : undefined}
      back="/admin/posts"
      draftButton={
        isDraft ? (
          <Button
            name={INTENT}
            value={SAVE_DRAFT}
            kind="secondary"
            className={`grow sm:grow-0 ${isTimed ? "js:hidden" : ""}`}
          >
            {posted === SAVE_DRAFT ? "Saving…" : DRAFT}
          </Button>
        ) : undefined
      }
    >
      {children}
      <p className="w-full text-sm text-muted sm:mr-auto sm:w-auto sm:content-center js:hidden">
        {isDraft
          ? "Publish schedules the letter where its date lies ahead."
          : "A date that lies ahead schedules the letter; without one it is a draft."}
      </p>
    </SaveBar>
  );
}

/** Without scripts the label cannot follow the fields, so it is true for any date. */
function SaveLabel(said: Said) {
  const device = useDeviceClock(said.publication.publishedAt ?? null);
  return (
    <>
      <span className="no-js:hidden">{wordsFor(said, device)}</span>
      <span className="js:hidden">{said.isDraft ? "Publish" : "Save Changes"}</span>
    </>
  );
}

function wordsFor({ saved, publication, leaving }: Said, device: number | null) {
  const { publishedAt, status } = publication;
  if (status === "sealed") return `Publish when I have left ${leaving}`;
  if (status === "draft") return DRAFT;
  if (status === "scheduled" && publishedAt) {
    return `Schedule for ${formatSiteTime(publishedAt, { device })}`;
  }
  return status === saved || status === "hidden" ? "Save" : "Publish";
}
