import { createContext, useContext } from "react";

export const NonceContext = createContext<string | undefined>(undefined);

/**
 * Marks an inline script as the program's own: `<script nonce={useNonce()}>`, and the same on
 * `<Scripts>` and `<ScrollRestoration>`. The mark never reaches the browser: `entry.server` turns
 * marked scripts into hashes of the content security policy and removes it. In the browser there is
 * none, so that hydration sees the same document.
 */
export function useNonce() {
  return useContext(NonceContext);
}
