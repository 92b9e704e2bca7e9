let isDone = false

/**
 * The widget moves the page's text into elements of its own. React then removes or inserts next to nodes that have moved
 * away, which the DOM refuses with an exception; from now on such a step is left out instead.
 */
export function letForeignNodesBe() {
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
