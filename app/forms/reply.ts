import type { SubmissionResult } from "@conform-to/react";
import type { DraftState } from "~/models/find/drafts/draft";
import type { OfferedPosts } from "~/models/posts/related";
import type { Finding } from "~/pages/publish-check";
import type { PictureChoice } from "./pictures/picture-choice.server";

/** What an action returns to its form's page, other than a redirect. */
export type Reply =
  | {
      result: SubmissionResult<string[]>;
      /** The record as somebody else saved it in the meantime. */
      newer?: object | null;
      /** The draft that somebody else saved in the meantime. */
      draft?: DraftState;
      /** The content as readers would see it. */
      preview?: string;
      /** New content for the form in place of the typed one. */
      content?: string;
      offered?: OfferedPosts;
      /** Photographs of the library to choose from for one of its fields. */
      choice?: PictureChoice;
      /** Hints about a letter before it is published. */
      findings?: Finding[];
      /** Set if the record was deleted in the meantime: the page that can create a new one, with its id. */
      gone?: { createAt: string; formId: string };
    }
  | undefined;
