import { findPageRoot } from "./page-root";

/** The page changes its news by itself, before React begins (`inline/last-visit.ts`). */
const OWN = "[data-news]";

/**
 * The changes that others than the page have made in it: all after the parser's end, and before it what a parser never
 * does, which only adds nodes behind all that it has added.
 */
export function collectForeignChanges() {
  const [records, parsed] = window.changeLog?.take() ?? [[], 0];
  const root = findPageRoot();
  const foreign = new WeakSet<Node>();
  let last: Node | null = null;

  function isParsers({ target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord) {
    // A long text may come in pieces.
    if (oldValue !== null) return target === last && target.nodeValue?.startsWith(oldValue);
    const [node] = addedNodes;
    if (!node || removedNodes.length > 0 || nextSibling || foreign.has(target)) return false;
    // Somebody has taken it away again.
    if (!node.isConnected) return true;
    if (last?.isConnected && !follows(node, last)) return false;
    last = node;
    return true;
  }

  return records.filter((record, index) => {
    const element = record.target instanceof Element ? record.target : record.target.parentElement;
    if (!root?.contains(record.target) || element?.closest(OWN)) return false;
    if (index < parsed && isParsers(record)) return false;
    for (const node of record.addedNodes) foreign.add(node);
    return true;
  });
}

function follows(node: Node, other: Node) {
  return (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}

/**
 * React hydrates only what the server sent, and draws all of it anew where an extension of the browser has put an
 * element beside a field, or a translator one around a text. So what others changed is undone for that moment and done
 * again when React has taken over, in one task, so that neither they nor the visitor see it.
 */
export function setAside(changes: MutationRecord[]) {
  const focused = document.activeElement;
  const again: (() => void)[] = [];
  for (const change of [...changes].reverse()) again.unshift(undo(change));
  return function putBack() {
    for (const redo of again) redo();
    if (focused !== document.activeElement && focused instanceof HTMLElement)
      focused.focus({ preventScroll: true });
  };
}

/** Undoes one change; gives what does it again. */
function undo({ type, target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord) {
  if (type === "characterData") {
    const text = target.nodeValue;
    target.nodeValue = oldValue;
    return () => {
      target.nodeValue = text;
    };
  }
  // Whatever has gone on to another place stays there.
  const added = [...addedNodes].filter((node) => node.parentNode === target);
  for (const node of added) target.removeChild(node);
  const removed = [...removedNodes].filter((node) => !node.isConnected);
  for (const node of removed) place(node, target, nextSibling);
  return () => {
    for (const node of removed) node.parentNode?.removeChild(node);
    for (const node of added) place(node, target, nextSibling);
  };
}

/** Puts a node before another one, or last where that one is not there. */
function place(node: Node, parent: Node, next: Node | null) {
  parent.insertBefore(node, next?.parentNode === parent ? next : null);
}
