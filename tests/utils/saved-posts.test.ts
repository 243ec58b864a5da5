import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { expect, test, vi } from "vitest";
import { noticeSavedPost, onSavedPost } from "~/utils/browser/saved-posts";

const change = (formMethod?: "GET" | "POST", actionStatus?: number) =>
  ({ formMethod, actionStatus }) as ShouldRevalidateFunctionArgs;

test("only a post that is answered with a redirect has saved, and is told to whoever still listens", () => {
  const listener = vi.fn();
  const end = onSavedPost(listener);
  for (const other of [change(), change("GET"), change("POST", 200), change("POST", 400)]) {
    noticeSavedPost(other);
  }
  expect(listener).not.toHaveBeenCalled();
  noticeSavedPost(change("POST"));
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  noticeSavedPost(change("POST"));
  expect(listener).toHaveBeenCalledTimes(1);
});
