import type { Page } from "./page";
import type { Stage } from "./stage";

/** What somebody comes to do; it throws where that does not succeed. */
export type Task = {
  name: string;
  /** It is made of scripts: without them there is nothing of it. */
  needsScripts?: boolean;
  run(page: Page, stage: Stage): Promise<void>;
};
