import type { SubmissionResult } from "@conform-to/react";
import type { DraftState } from "~/models/find/drafts/draft";
import type { OfferedPosts } from "~/models/posts/related";
import type { Finding } from "~/pages/publish-check";
import type { PictureChoice } from "./pictures/picture-choice.server";

/** What a form's page got back from its action, when it was not a redirect. */
export type Reply =
  | {
      result: SubmissionResult<string[]>;
      /** The record as somebody else saved it meanwhile. */
      newer?: object | null;
      /** What is known of a draft that somebody else kept meanwhile. */
      draft?: DraftState;
      /** The content as readers would see it. */
      preview?: string;
      /** The content that the form shows now in place of what was typed. */
      content?: string;
      /** The posts that the form offers as related. */
      offered?: OfferedPosts;
      /** The photographs of the library that can be chosen for one of its fields. */
      choice?: PictureChoice;
      /** What is to be said of a letter before it comes out. */
      findings?: Finding[];
      /** The record was deleted meanwhile: where the form can make a new one of it, and its id then. */
      gone?: { createAt: string; formId: string };
    }
  | undefined;
