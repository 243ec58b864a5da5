/** How long a test waits for what comes by itself: longer than a loaded machine takes, which Vitest's second is not. */
export const PATIENCE = { timeout: 20_000, interval: 20 };
