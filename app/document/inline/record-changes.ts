// Records what others than the page change in it until React begins, for `foreign-changes.ts`: after the parser's end that
// is every change, and before it what a parser never does, which only adds nodes behind all that it has added.
import { findPageRoot } from "../page-root";

const changes: MutationRecord[] = [];
const foreign = new WeakSet<Node>();
let lastParsed: Node | null = null;

const observer = new MutationObserver((records) => {
  record(records);
  if (changes.length > 0) self.foreignChanges?.onChange?.();
});

self.foreignChanges = {
  take() {
    record(observer.takeRecords());
    return changes.splice(0);
  },
  exempt(change) {
    record(observer.takeRecords());
    change();
    observer.takeRecords();
  },
  stop: () => observer.disconnect(),
};

observer.observe(document, {
  childList: true,
  subtree: true,
  characterData: true,
  characterDataOldValue: true,
});

function record(records: MutationRecord[]) {
  const root = findPageRoot();
  for (const change of records) {
    if (!root?.contains(change.target) || isParsers(change)) continue;
    for (const node of change.addedNodes) foreign.add(node);
    changes.push(change);
  }
}

function isParsers({ target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord) {
  if (document.readyState !== "loading") return false;
  // A long text may come in pieces.
  if (oldValue !== null) return target === lastParsed && target.nodeValue?.startsWith(oldValue);
  const [node] = addedNodes;
  if (!node || removedNodes.length > 0 || nextSibling || foreign.has(target)) return false;
  // Somebody has taken it away again.
  if (!node.isConnected) return true;
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  if (lastParsed?.isConnected && !(lastParsed.compareDocumentPosition(node) & follows))
    return false;
  lastParsed = node;
  return true;
}
