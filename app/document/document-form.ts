import { createContext } from "react";

type IconLink = { rel: string; href: string; type?: string; sizes?: string };

type Form = {
  /**
   * Marks the program's own inline scripts. The mark never reaches the browser: `entry.server` replaces it by hashes in
   * the content security policy.
   */
  nonce?: string;
  /** The owner's look, as attributes of the `html` element. */
  attributes: Record<string, unknown>;
  icons: IconLink[];
  /**
   * Whether it is sent without scripts: nothing on it needs them, and a long page would be sent twice, as HTML and as
   * data.
   */
  isStatic?: boolean;
  /** Whether it is for a slow or expensive connection. */
  isLow?: boolean;
};

/** How the server renders a document. The browser has it already and does not use this. */
export const DocumentForm = createContext<Form>({ attributes: {}, icons: [] });
