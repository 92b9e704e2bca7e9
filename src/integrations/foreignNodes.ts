let isDone = false

/**
 * Lets React skip DOM operations that fail. The widget moves the page's text into elements of its own, and
 * React then removes or inserts beside nodes that have moved, which the DOM refuses with an exception.
 */
export function tolerateMovedNodes() {
  if (isDone) return
  isDone = true
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    const isHere = !next || next.parentNode === this
    return insertBefore.call(this, node, isHere ? next : null) as T
  }
}
