import type { ReactNode } from "react";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { useDeviceClock } from "~/components/admin/times/use-device-clock";
import { Button } from "~/components/ui/button";
import { usePostedIntent } from "~/components/ui/pending-fieldset";
import { INTENT, PUBLISH, SAVE_DRAFT } from "~/forms/intents";
import { firstPart } from "~/models/places/known-place";
import { parseInstant } from "~/utils/words/dates";
import { formatSiteTime } from "~/utils/words/zoned-time";

const DRAFT = "Save draft";

type Entered = {
  /** Whether the saved post has no date, or there is none saved yet. */
  isDraft: boolean;
  /** The date as it is entered now. */
  publishedAt: unknown;
  isVisible: boolean;
  /** The place that is to be left before, if there is one. */
  leaving: string | null;
};

type Props = Entered & { back: string; children?: ReactNode };

/**
 * The buttons of a post: a draft is kept or comes out; one that has its date is only saved. The main one says what
 * becomes of the post, as it is entered.
 */
export function PublishBar({ back, children, ...entered }: Props) {
  const { isDraft } = entered;
  const posted = usePostedIntent();
  return (
    <SaveBar
      label={<SaveLabel {...entered} />}
      intent={isDraft ? PUBLISH : undefined}
      back={back}
      draftButton={
        isDraft ? (
          <Button name={INTENT} value={SAVE_DRAFT} kind="secondary" className="grow sm:grow-0">
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
function SaveLabel(entered: Entered) {
  const date = parseInstant(String(entered.publishedAt ?? ""));
  const device = useDeviceClock(date);
  return (
    <>
      <span className="no-js:hidden">{wordsFor(entered, date, device)}</span>
      <span className="js:hidden">{entered.isDraft ? "Publish" : "Save Changes"}</span>
    </>
  );
}

function wordsFor(
  { isDraft, isVisible, leaving }: Entered,
  date: Date | null,
  device: number | null,
) {
  const isOut = !isDraft && date !== null && date <= new Date();
  if (leaving && isVisible && !isOut) return `Publish when I have left ${firstPart(leaving)}`;
  if (!isDraft && date === null) return DRAFT;
  if (!isVisible) return isDraft ? "Save hidden" : "Save Changes";
  if (date && date > new Date()) return `Schedule for ${formatSiteTime(date, { device })}`;
  return isDraft ? "Publish" : "Save Changes";
}
