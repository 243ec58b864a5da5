/**
 * Translators and extensions wrap a page's texts in elements of their own, while React still expects them at their
 * places: removing a text, or inserting something before it, would then throw and break the page. So a node that is
 * deeper than expected is removed where it is, and an insertion goes before the element around the reference node; if
 * that is missing, to the end.
 */
export function beLenientWithMovedNodes() {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    if (this.contains(child)) child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    return insertBefore.call(this, node, next && childAround(this, next)) as T;
  };
}

/** The child of `parent` that is this node or contains it. */
function childAround(parent: Node, node: Node) {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
