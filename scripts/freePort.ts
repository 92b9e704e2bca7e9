import { createServer } from 'node:net'

/** @returns a port of this machine that no program listens on now */
export function freePort(): Promise<number> {
  return listenOnce(0)
}

/** A port is free if no program listens on it now. */
export function isFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  )
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(port, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
