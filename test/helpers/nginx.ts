import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']

/** @returns the program; undefined where it is not installed */
export const findNginx = () => PLACES.find((place) => existsSync(place))

type Options = {
  /** Holds site.conf, and receives everything that nginx writes. */
  folder: string
  /** The line of its configuration that names types of files. */
  types: string
  modules?: readonly string[]
  isReady: () => boolean | Promise<boolean>
}

/**
 * Starts nginx with `site.conf` of the folder, and waits until it answers.
 * @throws Error if it does not start
 */
export async function runNginx(program: string, { folder, types, modules = [], isReady }: Options) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(folder, 'nginx.conf'),
    `${modules.map((module) => `load_module ${module};`).join('\n')}
    daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${folder}/pid;
    error_log stderr warn;
    events {}
    http {
      access_log off;
      ${types}
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/site.conf;
    }`,
  )
  const server: ChildProcess = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  server.stderr?.on('data', (words) => {
    complaints += words
  })
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`nginx does not start: ${complaints}`)
    await pause(20)
  }
  return {
    complaints: () => complaints,
    async stop() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}
