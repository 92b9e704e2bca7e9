import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'

/**
 * A static host: '/courses' is courses.html, and an address without a file is 404.html. It has no API, so an
 * answer to a call can come only from the page.
 */
export async function startFileHost(folder: string) {
  const missingPage = join(folder, '404.html')
  if (!existsSync(missingPage)) throw new Error(`${folder}/ holds no site: run \`npm run build:demo\` first.`)
  const serve = sirv(folder, { extensions: ['html'] })
  const server = createServer((incoming, outgoing) =>
    serve(incoming, outgoing, () => {
      outgoing.writeHead(404, { 'Content-Type': 'text/html' }).end(readFileSync(missingPage))
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
