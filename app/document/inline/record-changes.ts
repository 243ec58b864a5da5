// Records what changes in the page between its end and React's beginning: none of it is the page's own doing, for
// `foreign-changes.ts`.
import { findPageRoot } from "../page-root";

export function recordChanges() {
  const root = findPageRoot();
  if (!root) return;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => {
    changes.push(...records);
    self.foreignChanges?.onChange?.();
  });
  observer.observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  });
  self.foreignChanges = {
    take: () => changes.splice(0).concat(observer.takeRecords()),
    stop: () => observer.disconnect(),
  };
}
