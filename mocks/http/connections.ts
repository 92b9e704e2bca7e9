import type { Socket } from 'node:net'

const beginnings = new WeakMap<Socket, number>()

export function trackConnection(socket: Socket) {
  beginnings.set(socket, performance.now())
}

/** When a connection began, by `performance.now()`. */
export function connectedAt(socket: Socket) {
  return beginnings.get(socket) ?? 0
}
