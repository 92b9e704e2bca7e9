import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The network between a browser and a server. */
export type Gate = {
  /** The address of the server behind it, as a browser sees it. */
  origin: string
  /** Cuts every connection, and each one that comes until it opens again. */
  close: () => void
  open: () => void
  /** Limits the speed of each connection. */
  setPace: (bytesPerSecond: number) => void
  /** The bytes that browsers have received so far. */
  bytes: () => number
}

/**
 * Opens a port in front of a server. While it is closed no request of a page or a service worker reaches
 * the server, even if the browser regards itself as online.
 */
export async function openGate(target: string): Promise<Gate & { end: () => void }> {
  const { port } = new URL(target)
  const sockets = new Set<Socket>()
  let isOpen = true
  let pace = Number.POSITIVE_INFINITY
  let bytes = 0

  function cut(socket: Socket) {
    sockets.delete(socket)
    socket.destroy()
  }

  const listener = createServer((browser) => {
    // The port stays taken, so that no other program gets it meanwhile.
    if (!isOpen) return void browser.resetAndDestroy()
    const server = connect({ port: Number(port), host: 'localhost' })
    for (const [socket, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => cut(other))
      socket.on('close', () => cut(other))
    }
    browser.pipe(server)
    server.on('end', () => browser.end())
    server.on('data', (part) => {
      bytes += part.byteLength
      server.pause()
      browser.write(part, () => setTimeout(() => server.resume(), (1000 * part.byteLength) / pace))
    })
  })
  listener.listen(0)
  await once(listener, 'listening')

  const close = () => {
    isOpen = false
    for (const socket of sockets) cut(socket)
  }
  return {
    origin: `http://localhost:${(listener.address() as AddressInfo).port}`,
    close,
    open() {
      isOpen = true
    },
    setPace(bytesPerSecond) {
      pace = bytesPerSecond
    },
    bytes: () => bytes,
    end() {
      close()
      listener.close()
    },
  }
}
