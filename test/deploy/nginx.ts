import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { temporaryFolder } from '../../mocks/temporaryFolder.ts'
import { findNginx, runNginx } from '../helpers/nginx.ts'

const TYPES = '/etc/nginx/mime.types'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export type Nginx = { origin: string; hasBrotli: boolean; stop: () => Promise<void> }

type Options = {
  /** The folder that it serves. */
  site: string
  /** The headers that the build has written. */
  headers: string
  /** The host behind /api/. */
  api: string
  port: number
}

/**
 * Starts nginx with deploy/nginx.conf. Only port, root and the host of the API differ, as an operator sets
 * them.
 * @throws Error if nginx is not installed or does not start
 */
export async function startNginx({ site, headers, api, port }: Options): Promise<Nginx> {
  const program = findNginx()
  if (!program) throw new Error('nginx is not installed: `apt-get install nginx-light` brings it.')
  const { folder, remove } = temporaryFolder('deploy-nginx-')
  await chmod(folder, 0o755)
  const hasBrotli = existsSync(BROTLI)
  await cp(headers, join(folder, 'site-headers'), { recursive: true })
  if (hasBrotli) await writeFile(join(folder, 'site-headers/brotli.conf'), 'brotli_static on;\n')
  await writeFile(join(folder, 'site.conf'), await siteConfiguration(site, api, port))
  await mkdir(join(folder, 'logs'))
  const server = await runNginx(program, {
    folder,
    types: `include ${existsSync(TYPES) ? TYPES : `${folder}/mime.types`};`,
    modules: hasBrotli ? [BROTLI] : [],
    isReady: () => listens(port),
  })
  return {
    origin: `http://localhost:${port}`,
    hasBrotli,
    async stop() {
      await server.stop()
      remove()
    },
  }
}

async function siteConfiguration(site: string, api: string, port: number) {
  const shipped = await readFile('deploy/nginx.conf', 'utf8')
  const changes: [string | RegExp, string][] = [
    ['listen 80;', `listen ${port};`],
    ['root /usr/share/nginx/html;', `root ${site};`],
    // The place for an API behind the same host, which the shipped file holds as a comment.
    [
      / {2}# (location \^~ \/api\/ \{)\n {2}# .*\n {2}# .*\n {2}# \}/,
      `  $1 proxy_pass ${api}; }\n  location ^~ /mock-media/ { proxy_pass ${api}; }`,
    ],
  ]
  return changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`deploy/nginx.conf has no place for ${to}`)
    return changed
  }, shipped)
}

function listens(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, 'localhost')
    socket.once('connect', () => {
      socket.end()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
