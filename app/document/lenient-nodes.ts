/**
 * A translator, or an extension, puts page texts into elements of its own while React goes on counting on their places:
 * then taking a text away, or putting something before it, throws, and the page falls. So a node that stands deeper than
 * asked for is removed there, and what shall stand before it stands before the element around it; without it, last.
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

/** The child of `parent` that is this node or holds it. */
function childAround(parent: Node, node: Node) {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
