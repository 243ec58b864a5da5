import { expect, onTestFinished, test, vi } from "vitest";
import { endWithParent } from "~/utils/end-with-parent";

test.each([
  [true, 0],
  [false, 1],
])("a process whose parent is there: %s, has ended so often", (isThere, times) => {
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  const { connected } = process;
  const before = process.listeners("disconnect");
  onTestFinished(() => {
    process.connected = connected;
    for (const listener of process.listeners("disconnect")) {
      if (!before.includes(listener)) process.off("disconnect", listener);
    }
  });
  process.connected = isThere;
  endWithParent(3);
  expect(exit.mock.calls).toEqual(Array.from({ length: times }, () => [3]));
});
