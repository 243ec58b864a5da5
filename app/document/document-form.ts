import { createContext } from "react";

type IconLink = { rel: string; href: string; type?: string; sizes?: string };

type Form = {
  /**
   * Marks an inline script as the program's own. The mark never reaches the browser: `entry.server` turns marked scripts
   * into hashes of the content security policy and removes it.
   */
  nonce?: string;
  /** What the owner has chosen, as attributes of the document's element. */
  attributes: Record<string, unknown>;
  icons: IconLink[];
  /** Whether it is sent without the program: nothing of it needs that, and a long page would come twice, as text and as data. */
  isStatic?: boolean;
  /** Whether it is for a line that is slow or dear. */
  isLow?: boolean;
};

/** How the server writes a document. The browser has it already, and knows nothing of this. */
export const DocumentForm = createContext<Form>({ attributes: {}, icons: [] });
