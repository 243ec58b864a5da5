import { RemixBrowser } from "@remix-run/react";
import { expect, test, vi } from "vitest";

// `entry.client.tsx` stands on this (docs/insides.md): without it a click while the data are read stops hydration.
test("Remix's component, called before React begins, throws the reading of the page's data", () => {
  const stream = new ReadableStream();
  vi.stubGlobal("window", { __remixContext: { future: { v3_singleFetch: true }, stream } });
  const thrown = vi.fn(() => RemixBrowser({}));
  expect(thrown).toThrow();
  expect(thrown.mock.results[0]?.value).toBeInstanceOf(Promise);
  vi.unstubAllGlobals();
});
