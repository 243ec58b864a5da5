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
