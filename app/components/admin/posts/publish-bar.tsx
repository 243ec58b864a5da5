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
  /** Whether the saved post has no date, or there is none saved yet. */
  isDraft: boolean;
  /** Where the saved post stands; `null` where there is none. */
  saved: Publication["status"] | null;
  /** What becomes of the post by what is entered now. */
  publication: Publication;
  /** The place that is to be left before, if there is one. */
  leaving: string;
};

type Props = Said & { children: ReactNode };

/**
 * The buttons of a post: a draft is kept or comes out; one that has its date is only saved. The main one says what
 * becomes of the post, as it is entered.
 */
export function PublishBar({ children, ...said }: Props) {
  const { isDraft } = said;
  const posted = usePostedIntent();
  // A draft has no day: one that was chosen is not taken away by a press beside it.
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

/** Without scripts nothing follows what is entered: the words there hold for any date. */
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
